import {useId, type ReactNode} from 'react';

interface SelectFieldProps {
  readonly label: string;
  /** Values to choose from; a pair is a value and what readers see of it. */
  readonly options: readonly (string | readonly [value: string, name: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A list to choose one value from, with its label above it. */
export default function SelectField(props: SelectFieldProps): ReactNode {
  const {label, options, value, onChange} = props;
  const id = useId();
  return (
    <div className="guide-field">
      <label htmlFor={id}>{label}</label>
      <select
        className="guide-input"
        id={id}
        value={value}
        onChange={({target}) => onChange(target.value)}
      >
        {options.map((option) => {
          const [one, name] = typeof option === 'string' ? [option, option] : option;
          return (
            <option key={one} value={one}>
              {name}
            </option>
          );
        })}
      </select>
    </div>
  );
}
