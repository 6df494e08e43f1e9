import { actOf } from '#platform/shared/act.ts'
import { type ModuleName, type Translate, useText } from '#platform/web/text.ts'
import { valuePlaces } from '../../rules/value-places.ts'

/** The words of a value, or null where it has none: those of the module whose act it was (`values.<field>`) first. */
export function useValueWords(kind: string): (field: string, value: string) => string | null {
  const theirs = useText((actOf(kind)?.module ?? 'audit') as ModuleName) as Translate
  const words = {
    registration: useText('registration'),
    certificates: useText('certificates'),
    attendance: useText('attendance'),
    sitting: useText('sitting'),
    people: useText('people'),
    lookups: useText('lookups'),
    notifications: useText('notifications'),
    platform: useText('platform'),
    audit: useText('audit'),
  } as unknown as Record<string, Translate>
  return (field, value) => {
    const place = valuePlaces[field as keyof typeof valuePlaces]
    const listed = place ? words[place[0]]!.maybe(`${place[1]}.${value}`, '') : ''
    return theirs.maybe(`values.${field}.${value}`, listed) || null
  }
}
