import { actOf } from '#platform/shared/record/act.ts'
import { type Translate, useActWords, useRecordWords, useText } from '#platform/web/text.ts'

/** What happened, by its kind: in the words of the module whose act it was. Of `kinds` alone. */
export function useKindWords(kinds: readonly string[]): (kind: string) => string {
  const wordsOf = useActWords([...new Set(kinds.flatMap((kind) => actOf(kind)?.module ?? []))])
  return (kind) => {
    const act = actOf(kind)
    return act ? wordsOf(act.module).maybe(`acts.${act.act}.past`, kind) : kind
  }
}

/** A field before and after, or what else the fact carries, in the words of the module whose act it was; empty where nobody has any. */
export function useFieldWords(kind: string): (field: string) => string {
  const own = useText('audit') as Translate
  const module = actOf(kind)?.module ?? 'audit'
  const theirs = useRecordWords([module])(module)
  return (field) => theirs.maybe(`columns.${field}`, theirs.maybe(`facts.${field}`, own.maybe(`fields.${field}`)))
}

/** The same where what happened is not known before, of all acts of these modules. */
export function useWordsOfModules(modules: readonly string[]): (kind: string) => string {
  const wordsOf = useActWords(modules)
  return (kind) => {
    const act = actOf(kind)
    return act && modules.includes(act.module) ? wordsOf(act.module).maybe(`acts.${act.act}.past`, kind) : kind
  }
}

/** A field of a course, in the words of the catalogue. */
export function useCourseFieldWords(): (field: string) => string {
  const theirs = useRecordWords(['catalogue'])('catalogue')
  return (field) => theirs.maybe(`columns.${field}`, field)
}
