import type { Setting } from '#platform/shared/settings/kinds.ts'

const inAll = (text: string) => ({ ar: text, en: text, fr: text })

/** Values that a setting must not take: beyond its limits, and of another shape. */
export function beyond(setting: Setting): unknown[] {
  const { kind, least = 0, most = 0, longest = 0 } = setting
  switch (kind) {
    case 'number':
      return [least - 1, most + 1, least + 0.5, String(least), null]
    case 'money':
      return [{ Minor: -1, Currency: 'USD' }, { Minor: 1 }, 5]
    case 'switch':
      return ['true', 1, null]
    case 'choice':
      return ['another', null]
    case 'trilingual':
      return [inAll('ن'.repeat(longest + 1)), { ar: 'ن' }, 'ن', ...(setting.isRequired ? [inAll(' ')] : [])]
    case 'text':
      return ['not one', `${'a'.repeat(longest)}@diwan.example`, 5]
    case 'zone':
      return ['Africa/Nowhere', '', 'a'.repeat(61)]
    case 'country':
      return ['Egypt', 'eg', '']
    case 'currency':
      return ['Dollar', 'usd', '']
    case 'own':
      return [5, 'off', { '../x': {} }]
  }
}
