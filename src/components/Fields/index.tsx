import {useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {useEarlyInput, valueIn} from '@site/src/browser/useEarlyInput';
import styles from './styles.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Screen readers say errors at once, so errors come after typing. */
  readonly isAlert?: boolean | undefined;
}

interface FrameProps extends FieldProps {
  readonly id: string;
  readonly children: ReactNode;
}

function Frame({id, label, hint, error, isAlert, children}: FrameProps): ReactNode {
  return (
    <div className="guide-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error} role={isAlert ? 'alert' : undefined}>
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

function described(id: string, {hint, error}: Omit<FieldProps, 'label'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined};
}

interface TextProps
  extends
    FieldProps,
    Pick<ComponentProps<'input'>, 'className' | 'inputMode' | 'placeholder' | 'type'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextField(props: TextProps): ReactNode {
  const {label, hint, error, isAlert, className, onChange, ...input} = props;
  const id = useId();
  const control = useEarlyInput<HTMLInputElement, string>(valueIn, input.value, onChange);
  return (
    <Frame {...{id, label, hint, error, isAlert}}>
      <input
        ref={control}
        id={id}
        type="text"
        className={clsx('guide-input', className)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => onChange(target.value)}
        {...input}
        {...described(id, {hint, error})}
      />
    </Frame>
  );
}

interface NumberProps extends FieldProps {
  /** NaN means an empty field. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Takes a number in a text field, which a wheel or a swipe doesn't change. */
export function NumberField({value, onChange, ...field}: NumberProps): ReactNode {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      className={styles.number}
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={(typed) => {
        // Japanese keyboards write full-width digits, which are made ordinary.
        const digits = typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
        onChange(digits === '' ? Number.NaN : Number(digits));
      }}
    />
  );
}

interface SelectProps<Value extends string | number> extends FieldProps {
  readonly value: Value;
  readonly options: readonly (Value | readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

export function SelectField<Value extends string | number>({
  value,
  options,
  onChange,
  ...field
}: SelectProps<Value>): ReactNode {
  const id = useId();
  const pairs = options.map((option) =>
    typeof option === 'object' ? option : ([option, String(option)] as const),
  );
  const choose = (text: string) => onChange(pairs.find(([one]) => String(one) === text)![0]);
  const control = useEarlyInput<HTMLSelectElement, string>(valueIn, String(value), choose);
  return (
    <Frame id={id} {...field}>
      <select
        ref={control}
        id={id}
        className="guide-input"
        value={value}
        onChange={({target}) => choose(target.value)}
        {...described(id, field)}
      >
        {pairs.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

interface CheckProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** A name makes this a radio button. */
  readonly name?: string;
  readonly translate?: 'no';
}

const isTicked = ({checked}: HTMLInputElement): boolean => checked;

export function CheckField({label, checked, onChange, name, translate}: CheckProps): ReactNode {
  const control = useEarlyInput(isTicked, checked, (isChecked) => {
    // A radio button reports only that it is chosen, never that another is.
    if (isChecked || name === undefined) {
      onChange(isChecked);
    }
  });
  return (
    <label className="guide-check" translate={translate}>
      <input
        ref={control}
        type={name === undefined ? 'checkbox' : 'radio'}
        name={name}
        checked={checked}
        onChange={({target}) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'small';
  /** A disabled button would lose the focus. */
  readonly isOff?: boolean;
}

/** A button that keeps the focus while it is off. */
export function Button({kind, isOff, className, onClick, ...props}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(
        'guide-button',
        kind === 'primary' && 'guide-button--primary',
        kind === 'small' && styles.small,
        className,
      )}
      aria-disabled={isOff}
      onClick={(event) => !isOff && onClick?.(event)}
      {...props}
    />
  );
}
