import { type Translate, useText } from '#platform/web/text.ts'
import { valuePlaces } from '../../rules/value-places.ts'

/** The words of a value, or null where it has none. */
export function useValueWords(): (field: string, value: string) => string | null {
  const words = {
    registration: useText('registration'),
    certificates: useText('certificates'),
    attendance: useText('attendance'),
    sitting: useText('sitting'),
    people: useText('people'),
    lookups: useText('lookups'),
    notifications: useText('notifications'),
    account: useText('account'),
    platform: useText('platform'),
    audit: useText('audit'),
  } as unknown as Record<string, Translate>
  return (field, value) => {
    const place = valuePlaces[field as keyof typeof valuePlaces]
    return place ? words[place[0]]!.maybe(`${place[1]}.${value}`, '') || null : null
  }
}
