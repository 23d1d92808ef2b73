import type {ReactNode} from 'react';
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

/** The choices, in five groups. What a system does not have is not asked. */
export default function Form({make, problems, change}: Props): ReactNode {
  const {choices, facts, words} = make;
  const {form} = words;
  const {system} = choices;
  const set = <Key extends keyof Choices>(key: Key, value: Choices[Key]): void =>
    change({...choices, [key]: value});
  const field = <Key extends keyof Choices>(key: Key) => ({
    value: choices[key],
    error: problems.find((problem) => problem.kind === 'error' && problem.field === key)?.text,
    onChange: (value: Choices[Key]) => set(key, value),
  });

  const isCommunity = isCommunityImage(system);
  const isDocker = isCommunity || system === 'docker';
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
          label={form.system}
          value={system}
          options={facts.systems.map((id) => [id, words.systems[id]])}
          onChange={(id) => change(changeSystem(choices, id, facts))}
        />
        <TextField label={isDocker ? form.folderDocker : form.folder} {...field('folder')} />
        {system === 'linux' && <TextField label={form.user} {...field('user')} />}
        <TextField label={form.name} hint={form.nameHint} {...field('name')} />
        <NumberField label={form.players} {...field('players')} />
        <CheckField
          label={form.isListed}
          checked={choices.isListed}
          onChange={(isListed) => set('isListed', isListed)}
        />
      </fieldset>

      <fieldset>
        <legend>{form.network}</legend>
        <NumberField label={form.port} {...field('port')} />
        {layout?.takesPort !== false && (
          <NumberField label={form.queryPort} {...field('queryPort')} />
        )}
        <CheckField
          label={isRest ? form.hasRest : form.hasRcon}
          checked={choices.hasRemote}
          onChange={(hasRemote) => set('hasRemote', hasRemote)}
        />
        {choices.hasRemote && (
          <NumberField label={isRest ? form.restPort : form.rconPort} {...field('remotePort')} />
        )}
        {system === 'linux' && (
          <SelectField
            label={form.firewall}
            options={firewalls.map((id) => [id, form[id]])}
            {...field('firewall')}
          />
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
            type="time"
            label={form.restart}
            hint={isCommunity ? form.restartHintDocker : form.restartHint}
            {...field('restart')}
            onChange={(restart) => restart && set('restart', restart)}
          />
        )}
        {!isCommunity && (
          <NumberField label={form.memory} hint={form.memoryHint} {...field('memory')} />
        )}
        {choices.hasRemote && stops && layout?.countdown === undefined && (
          <SelectField
            label={form.warn}
            options={warningLeads.map((minutes) => [
              minutes,
              minutes === 0 ? form.warnNone : fillIn(form.warnMinutes, {minutes}),
            ])}
            {...field('warn')}
          />
        )}
      </fieldset>

      <fieldset>
        <legend>{form.copies}</legend>
        <SelectField
          label={form.backupHours}
          options={backupHours.map((hours) => [hours, every(hours, form)])}
          {...field('backupHours')}
        />
        {choices.backupHours > 0 && <NumberField label={form.keep} {...field('keep')} />}
        {!isCommunity && (
          <TextField label={form.backups} hint={form.backupsHint} {...field('backups')} />
        )}
      </fieldset>

      <fieldset>
        <legend>{form.updates}</legend>
        <SelectField
          label={form.update}
          options={updateKinds.map((kind) => [kind, form[kind]])}
          {...field('update')}
        />
        {choices.update === 'pinned' && system !== 'jammsen' && (
          <TextField
            label={system === 'docker' ? form.tag : form.manifest}
            hint={
              system === 'docker'
                ? form.tagHint
                : fillIn(form.manifestHint, {version: facts.version})
            }
            {...field('build')}
            onChange={(build) => set('build', build.trim())}
          />
        )}
      </fieldset>
    </form>
  );
}

function every(hours: number, form: Make['words']['form']): string {
  switch (hours) {
    case 0:
      return form.backupNone;
    case 1:
      return form.backupHourly;
    case 24:
      return form.backupDaily;
    default:
      return fillIn(form.backupEvery, {hours});
  }
}
