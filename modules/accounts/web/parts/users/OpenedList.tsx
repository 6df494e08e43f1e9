import { useMemo } from 'react'
import type { Screen } from '#platform/shared/screen.ts'
import { webModules } from '#platform/web/screens.ts'
import { type Translate, useActWords, useRecordWords, useText } from '#platform/web/text.ts'
import { useTitles } from '#platform/web/words/titles.ts'
import { type Action, byGroup, named } from './opens.ts'
import classes from './OpenedList.module.css'

/** Screens by the menu's groups, then actions by module: what some rights open, read off the tables that the guard reads. */
export function OpenedList({ screens, actions }: { screens: readonly Screen[]; actions: readonly Action[] }) {
  const t = useText('users')
  const rights = useText('rights') as Translate
  const titleOf = useTitles()
  const groups = useMemo(() => byGroup(screens, webModules().screens), [screens])
  const modules = useMemo(() => [...Map.groupBy(actions, ({ Module }) => Module)], [actions])
  return (
    <div className={classes['columns']}>
      <Part heading={`${t('sections.screens')} — ${t('rights.screens', { count: screens.length })}`}>
        {groups.map(({ group, screens: some }) => (
          <Line
            key={group.name}
            label={titleOf(group.title)}
            words={[...new Set(some.map((screen) => titleOf(screen.title)))]}
          />
        ))}
      </Part>
      <Part heading={`${t('sections.actions')} — ${t('rights.actions', { count: actions.length })}`}>
        {modules.map(([module, some]) => {
          const label = rights.maybe(`modules.${module}`, module)
          return <ActionsLine key={module} module={module} label={label} actions={some} />
        })}
      </Part>
    </div>
  )
}

/** What may be done in one module: its own words of the rights where those of the buttons do not say it, else its acts'. */
function ActionsLine({ module, label, actions }: { module: string; label: string; actions: readonly Action[] }) {
  const t = useText('users')
  const acts = useActWords([module])(module)
  const record = useRecordWords([module])(module)
  const { words, others } = named(actions, (name) => record.maybe(`rights.${name}`, acts.maybe(`acts.${name}.do`)))
  return <Line label={label} words={others > 0 ? [...words, t('rights.others', { count: others })] : words} />
}

function Part({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className={classes['heading']}>{heading}</h3>
      <dl className={classes['list']}>{children}</dl>
    </section>
  )
}

function Line({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <ul>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </dd>
    </div>
  )
}
