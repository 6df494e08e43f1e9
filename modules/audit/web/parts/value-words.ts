import { actOf } from '#platform/shared/act.ts'
import { type ModuleName, type Translate, useRecordWords, useText } from '#platform/web/text.ts'
import { columnPlaces, placeOfValues } from '../../rules/value-places.ts'

/** The words of a value of a fact of this kind, or null where it has none. */
export function useValueWords(kind: string): (field: string, value: string) => string | null {
  const module = actOf(kind)?.module
  const own = useText((module ?? 'audit') as ModuleName) as Translate
  const record = useRecordWords([module ?? 'audit'])(module ?? 'audit')
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
  const ownWords = (field: string, value: string) => {
    const places = columnPlaces[`${module}.${field}`] ?? [`${field}s`]
    return places.map((place) => own.maybe(`${place}.${value}`, record.maybe(`${place}.${value}`, ''))).find(Boolean)
  }
  return (field, value) => {
    const said = module && ownWords(field, value)
    if (said) return said
    const place = placeOfValues(module, field)
    return place ? words[place[0]]!.maybe(`${place[1]}.${value}`, '') || null : null
  }
}
