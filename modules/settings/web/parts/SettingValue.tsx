import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Setting } from '#platform/shared/settings/kinds.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { Code, Localized, nothing, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { useCountries } from './useCountries.ts'

interface Read {
  readonly setting: Setting
  readonly value: unknown
  readonly wordOf: (option: string) => string
}

/** A value of a setting as people read it, by its kind. */
export function SettingValue({ setting, value, wordOf }: Read): ReactNode {
  const t = useText('settings')
  const kit = useKit()
  const format = useFormat()
  if (value === null || value === undefined || value === '') return nothing
  switch (setting.kind) {
    case 'number':
      return setting.unit === 'percent'
        ? format.percent(Number(value))
        : t(`units.${setting.unit!}`, { count: Number(value), shown: format.number(Number(value)) })
    case 'money':
      return format.money(value as Money)
    case 'switch':
      return kit(value === true ? 'yes' : 'no')
    case 'choice':
      return wordOf(String(value))
    case 'trilingual':
      return (
        <Text
          size="sm"
          component="span"
          style={{ whiteSpace: 'pre-line' }}
          lineClamp={setting.rows && setting.rows > 4 ? 4 : 20}
        >
          <Localized text={value as Trilingual} />
        </Text>
      )
    case 'country':
      return <Country code={String(value)} />
    case 'text':
    case 'zone':
      return <Code>{String(value)}</Code>
    case 'own':
      return <Named value={value as Readonly<Record<string, unknown>>} />
  }
}

const Country = ({ code }: { code: string }) =>
  useCountries().find(({ value }) => value === code)?.label ?? <Code>{code}</Code>

/** For whom something of its own is set. */
const Named = ({ value }: { value: Readonly<Record<string, unknown>> }) => {
  const format = useFormat()
  return Object.keys(value).length === 0 ? nothing : <bdi dir="ltr">{format.list(Object.keys(value))}</bdi>
}
