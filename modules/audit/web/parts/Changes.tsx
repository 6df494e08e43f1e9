import { useText } from '#platform/web/text.ts'
import { Code } from '#platform/web/format.tsx'
import { SettingValue, useSettingsByKey } from '#modules/settings/web/public.ts'
import classes from './audit.module.css'
import { FieldValue } from './FieldValue.tsx'
import { useFieldWords } from './kind-words.ts'

type Facts = Readonly<Record<string, unknown>>

/** What changed, field by field. Who reads no colours has the columns' heads. `setting`: whose value it is. */
export function Changes({
  kind,
  before,
  after,
  setting,
}: {
  kind: string
  before: Facts | null
  after: Facts | null
  setting: string | undefined
}) {
  const t = useText('audit')
  const wordOf = useFieldWords(kind)
  const settingOf = useSettingsByKey(setting !== undefined)
  const declared = setting === undefined ? null : settingOf(setting)
  // The value of a setting is read as the setting's, which knows of what kind it is.
  const shown = (key: string, value: unknown) =>
    key === 'value' && declared ? (
      <SettingValue setting={declared.setting} value={value} wordOf={declared.wordOf} />
    ) : (
      <FieldValue kind={kind} field={key} value={value} />
    )
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <table className={classes['changes']}>
      <thead>
        <tr>
          <th scope="col">{t('entry.field')}</th>
          {before && <th scope="col">{t('entry.before')}</th>}
          {after && <th scope="col">{t('entry.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{wordOf(key) || <Code>{key}</Code>}</th>
            {before && <td className={classes['was']}>{shown(key, before[key])}</td>}
            {after && <td className={classes['is']}>{shown(key, after[key])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
