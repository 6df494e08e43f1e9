import { actOf } from '#platform/shared/record/act.ts'

/**
 * The kinds of facts to choose from: those that have happened, and the one that a link asks for although it never has: a
 * count of nothing leads to nothing, and not to everything.
 */
export function offeredKinds(happened: readonly string[], asked: unknown): readonly string[] {
  if (typeof asked !== 'string' || !/^[A-Za-z.]{1,60}$/.test(asked) || happened.includes(asked)) return happened
  const module = actOf(asked)?.module
  return module && happened.some((kind) => actOf(kind)?.module === module) ? [...happened, asked] : happened
}
