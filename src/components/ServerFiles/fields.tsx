import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

interface FrameProps extends FieldProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A label, its control, and below it what helps or what is wrong. */
function Frame({id, label, hint, error, children}: FrameProps): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What a screen reader reads with a control. */
function described(id: string, {hint, error}: Omit<FieldProps, 'label'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined};
}

interface TextProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'time';
}

/** A line of text: a folder, a name, a time. */
export function TextField({value, onChange, type = 'text', ...field}: TextProps): ReactNode {
  const id = useId();
  return (
    <Frame id={id} {...field}>
      <input
        id={id}
        type={type}
        className={styles.text}
        value={value}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => onChange(target.value)}
        {...described(id, field)}
      />
    </Frame>
  );
}

interface NumberProps extends FieldProps {
  /** NaN while the field is empty. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number. It is a text field, so that a wheel or a swipe does not change it. */
export function NumberField({value, onChange, ...field}: NumberProps): ReactNode {
  const id = useId();
  return (
    <Frame id={id} {...field}>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        className={styles.number}
        value={Number.isNaN(value) ? '' : String(value)}
        autoComplete="off"
        onChange={({target}) => {
          // Japanese keyboards write full-width digits.
          const digits = target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
          onChange(digits === '' ? Number.NaN : Number(digits));
        }}
        {...described(id, field)}
      />
    </Frame>
  );
}

interface SelectProps<Value extends string | number> extends FieldProps {
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** One of a few values. */
export function SelectField<Value extends string | number>({
  value,
  options,
  onChange,
  ...field
}: SelectProps<Value>): ReactNode {
  const id = useId();
  return (
    <Frame id={id} {...field}>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({target}) => {
          const chosen = options.find(([one]) => String(one) === target.value);
          if (chosen) {
            onChange(chosen[0]);
          }
        }}
        {...described(id, field)}
      >
        {options.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Yes or no. */
export function CheckField({label, isChecked, onChange}: CheckProps): ReactNode {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({target}) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
