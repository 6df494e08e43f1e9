import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Setting } from '#platform/shared/settings/kinds.ts'
import { directionOf, inLanguage, type Trilingual } from '#platform/shared/text.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { Code, nothing, useFormat } from '#platform/web/format.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
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
      if (setting.unit === undefined) return format.number(Number(value))
      return setting.unit === 'percent'
        ? format.percent(Number(value))
        : t(`units.${setting.unit}`, { count: Number(value), shown: format.number(Number(value)) })
    case 'money':
      return format.money(value as Money)
    case 'switch':
      return kit(value === true ? 'yes' : 'no')
    case 'choice':
      return wordOf(String(value))
    case 'trilingual':
      return <Written text={value as Trilingual} lines={setting.rows === undefined ? 1 : 4} />
    case 'country':
      return <Country code={String(value)} />
    case 'text':
    case 'zone':
    case 'currency':
      return <Code>{String(value)}</Code>
    case 'own':
      return nothing
  }
}

/** The beginning of a text, line by line as it was written. */
function Written({ text, lines }: { text: Trilingual; lines: number }) {
  const found = inLanguage(text, useLanguage())
  if (!found.text) return nothing
  return (
    <Text inherit component="div" lang={found.language} dir={directionOf(found.language)} lineClamp={lines}>
      {found.text.split('\n').map((line, at) => (
        <div key={at}>{line}</div>
      ))}
    </Text>
  )
}

const Country = ({ code }: { code: string }) =>
  useCountries().find(({ value }) => value === code)?.label ?? <Code>{code}</Code>
