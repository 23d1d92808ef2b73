import {useState, type ReactNode} from 'react';
import {
  changeSystem,
  type ChoiceProblem,
  type Choices,
  type Make,
} from '@site/src/core/serverFiles';
import {fillIn} from '@site/src/core/text/fillIn';
import {
  backupHours,
  firewalls,
  imageLayouts,
  isCommunityImage,
  updateKinds,
  warningLeads,
} from '@site/src/data/serverFiles';
import {CheckField, NumberField, SelectField, TextField} from '@site/src/components/Fields';
import styles from './styles.module.css';

interface Props {
  readonly make: Make;
  readonly problems: readonly ChoiceProblem[];
  readonly change: (choices: Choices) => void;
}

/** Asks three questions; further choices are folded. */
export default function Form({make, problems, change}: Props): ReactNode {
  const {choices, facts, words} = make;
  const [isOpened, setOpened] = useState(false);
  const {form} = words;
  const {system} = choices;
  const texts: Readonly<Record<string, string>> = form;
  const set = <Key extends keyof Choices>(key: Key, value: Choices[Key]): void =>
    change({...choices, [key]: value});
  const field = <Key extends keyof Choices>(key: Key) => ({
    label: texts[key] ?? '',
    hint: texts[`${key}Hint`],
    value: choices[key],
    error: problems.find((problem) => problem.kind === 'error' && problem.field === key)?.text,
    onChange: (value: Choices[Key]) => set(key, value),
  });
  const box = (key: 'isListed' | 'hasRemote', label: string) => (
    <CheckField label={label} checked={choices[key]} onChange={(isOn) => set(key, isOn)} />
  );
  const every = (hours: number): string =>
    ({0: form.backupNone, 1: form.backupHourly, 24: form.backupDaily})[hours] ??
    fillIn(form.backupEvery, {hours});

  // A problem in a folded choice opens the fold, so that the reader sees it.
  const isMoreOpen = problems.some(
    ({kind, field: key}) => kind === 'error' && !['system', 'folder', 'players'].includes(key),
  );
  const isCommunity = isCommunityImage(system);
  const isDocker = system === 'docker';
  const layout = isCommunity ? imageLayouts[system] : undefined;
  const isRest = facts.remote === 'rest';
  const stops = choices.restart !== '' || choices.update === 'auto';

  return (
    <form
      data-needs-script
      className={styles.form}
      aria-label={form.legend}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset>
        <legend>{form.legend}</legend>
        <SelectField
          {...field('system')}
          options={facts.systems.map((id) => [id, words.systems[id]])}
          onChange={(id) => change(changeSystem(choices, id, facts))}
        />
        <TextField
          {...field('folder')}
          label={isCommunity || isDocker ? form.folderDocker : form.folder}
        />
        <NumberField {...field('players')} />
      </fieldset>

      <details
        open={isMoreOpen || isOpened}
        onToggle={({currentTarget}) => setOpened(currentTarget.open)}
      >
        <summary>{form.more}</summary>
        <fieldset>
          <legend>{form.network}</legend>
          {system === 'linux' && <TextField {...field('user')} />}
          <TextField {...field('name')} />
          {box('isListed', form.isListed)}
          <NumberField {...field('port')} />
          {layout?.takesPort !== false && <NumberField {...field('queryPort')} />}
          {box('hasRemote', isRest ? form.hasRest : form.hasRcon)}
          {choices.hasRemote && (
            <NumberField {...field('remotePort')} label={isRest ? form.restPort : form.rconPort} />
          )}
          {system === 'linux' && (
            <SelectField {...field('firewall')} options={firewalls.map((id) => [id, form[id]])} />
          )}
        </fieldset>

        <fieldset>
          <legend>{form.nightly}</legend>
          <CheckField
            label={form.hasRestart}
            checked={choices.restart !== ''}
            onChange={(isOn) => set('restart', isOn ? '05:00' : '')}
          />
          {choices.restart !== '' && (
            <TextField
              {...field('restart')}
              type="time"
              hint={isCommunity ? form.restartHintDocker : form.restartHint}
              onChange={(restart) => restart && set('restart', restart)}
            />
          )}
          {!isCommunity && <NumberField {...field('memory')} />}
          {choices.hasRemote && stops && layout?.countdown === undefined && (
            <SelectField
              {...field('warn')}
              options={warningLeads.map((minutes) => [
                minutes,
                minutes === 0 ? form.warnNone : fillIn(form.warnMinutes, {minutes}),
              ])}
            />
          )}
        </fieldset>

        <fieldset>
          <legend>{form.copies}</legend>
          <SelectField
            {...field('backupHours')}
            options={backupHours.map((hours) => [hours, every(hours)])}
          />
          {choices.backupHours > 0 && <NumberField {...field('keep')} />}
          {!isCommunity && <TextField {...field('backups')} />}
        </fieldset>

        <fieldset>
          <legend>{form.updates}</legend>
          <SelectField
            {...field('update')}
            options={updateKinds.map((kind) => [kind, form[kind]])}
          />
          {choices.update === 'pinned' && system !== 'jammsen' && (
            <TextField
              {...field('build')}
              label={isDocker ? form.tag : form.manifest}
              hint={isDocker ? form.tagHint : fillIn(form.manifestHint, {version: facts.version})}
              onChange={(build) => set('build', build.trim())}
            />
          )}
        </fieldset>
      </details>
    </form>
  );
}
