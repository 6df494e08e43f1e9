import { actOf } from '#platform/shared/record/act.ts'
import { type ModuleName, type Translate, useRecordWords, useText } from '#platform/web/text.ts'
import { placesOfValues } from '../../rules/value-places.ts'

/** The words of a value of a fact of this kind, or null where it has none. */
export function useValueWords(kind: string): (field: string, value: string) => string | null {
  const module = actOf(kind)?.module
  const own = useText((module ?? 'audit') as ModuleName) as Translate
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
    [`${module}/record`]: useRecordWords([module ?? 'audit'])(module ?? 'audit'),
  } as unknown as Record<string, Translate>
  return (field, value) =>
    placesOfValues(module, field)
      .map(([at, place]) => (at === module ? own : words[at])?.maybe(`${place}.${value}`, ''))
      .find(Boolean) ?? null
}
