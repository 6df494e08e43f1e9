import { actOf } from '#platform/shared/act.ts'
import { type ModuleName, type Translate, useRecordWords, useText, useTextOf } from '#platform/web/text.ts'

/** What happened, by its kind: an act in the words of its own module, whatever else in the audit's. Of `kinds` alone. */
export function useKindWords(kinds: readonly string[]): (kind: string) => string {
  const own = useText('audit') as Translate
  const textOf = useTextOf([...new Set(kinds.flatMap((kind) => (actOf(kind)?.module as ModuleName | undefined) ?? []))])
  return (kind) => {
    const act = actOf(kind)
    return act ? textOf(act.module as ModuleName).maybe(`acts.${act.act}.past`, kind) : own.maybe(`kinds.${kind}`, kind)
  }
}

/** A field before and after, or what else the fact carries, in the words of the module whose act it was; empty where nobody has any. */
export function useFieldWords(kind: string): (field: string) => string {
  const own = useText('audit') as Translate
  const module = actOf(kind)?.module ?? 'audit'
  const theirs = useRecordWords([module])(module)
  return (field) => theirs.maybe(`columns.${field}`, theirs.maybe(`facts.${field}`, own.maybe(`fields.${field}`)))
}
