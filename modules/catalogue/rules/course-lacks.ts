import type { Trilingual } from '#platform/shared/text.ts'

/** What whoever chooses a course looks for, in the order in which its page says that it is missing. */
export const partsLookedFor = ['category', 'objectives', 'content', 'modules'] as const
export type PartLookedFor = (typeof partsLookedFor)[number]

interface Said {
  readonly CategoryID: number | null
  readonly Objectives: Trilingual
  readonly Content: Trilingual
  readonly Modules: readonly { readonly IsActive: boolean }[]
}

const saysNothing = (text: Trilingual) => Object.values(text).every((each) => !each)

/** What a course does not say yet; nothing of it keeps anybody from offering it. */
export function lacksOf(course: Said): PartLookedFor[] {
  const lacks: Readonly<Record<PartLookedFor, boolean>> = {
    category: course.CategoryID === null,
    objectives: saysNothing(course.Objectives),
    content: saysNothing(course.Content),
    modules: !course.Modules.some((module) => module.IsActive),
  }
  return partsLookedFor.filter((part) => lacks[part])
}

/** The hours of the modules in use, together; 0 where none says its hours. */
export const hoursOfModules = (modules: readonly { readonly Hours: number; readonly IsActive: boolean }[]): number =>
  modules.reduce((sum, module) => sum + (module.IsActive ? Math.round(module.Hours * 100) : 0), 0) / 100
