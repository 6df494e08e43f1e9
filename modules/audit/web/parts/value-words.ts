import { type Translate, useText } from '#platform/web/text.ts'
import { placeOfValues } from '../../rules/value-places.ts'

/** The words of a value that an act of this module told, or null where it has none. */
export function useValueWords(module: string | undefined): (field: string, value: string) => string | null {
  const words = {
    registration: useText('registration'),
    certificates: useText('certificates'),
    attendance: useText('attendance'),
    evaluation: useText('evaluation'),
    exams: useText('exams'),
    sitting: useText('sitting'),
    people: useText('people'),
    lookups: useText('lookups'),
    notifications: useText('notifications'),
    account: useText('account'),
    platform: useText('platform'),
    audit: useText('audit'),
  } as unknown as Record<string, Translate>
  return (field, value) => {
    const place = placeOfValues(module, field)
    return place ? words[place[0]]!.maybe(`${place[1]}.${value}`, '') || null : null
  }
}
