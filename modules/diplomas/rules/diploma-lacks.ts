import type { Trilingual } from '#platform/shared/text.ts'

/** What a diploma's page says that it lacks: texts in one line, each other thing in a line of its own. */
export type Lack =
  | { readonly what: 'texts'; readonly parts: readonly TextPart[] }
  | { readonly what: 'track' }
  /** It has tracks, and none is on offer: it cannot be offered either. */
  | { readonly what: 'trackOnOffer' }
  /** Tracks that ask for no course: nobody could complete them. */
  | { readonly what: 'courses'; readonly tracks: readonly number[] }
  /** Tracks on offer with courses that trainees do not see. */
  | { readonly what: 'coursesOnOffer'; readonly tracks: readonly number[] }

export const textParts = ['description', 'objectives', 'admission'] as const
export type TextPart = (typeof textParts)[number]

interface Said {
  readonly Description: Trilingual
  readonly Objectives: Trilingual
  readonly Admission: Trilingual
  readonly Tracks: readonly {
    readonly ID: number
    readonly IsPublished: boolean
    readonly LeastElectives: number
    readonly Courses: readonly { readonly IsRequired: boolean; readonly IsPublished: boolean }[]
  }[]
}

const saysNothing = (text: Trilingual) => Object.values(text).every((each) => !each)

/** What a diploma lacks, the texts last. */
export function lacksOf(diploma: Said): Lack[] {
  const { Tracks } = diploma
  const parts = textParts.filter((part) =>
    saysNothing(
      { description: diploma.Description, objectives: diploma.Objectives, admission: diploma.Admission }[part],
    ),
  )
  const empty = Tracks.filter((track) => track.LeastElectives === 0 && !track.Courses.some((each) => each.IsRequired))
  const hiding = Tracks.filter((track) => track.IsPublished && track.Courses.some((each) => !each.IsPublished))
  const ids = (tracks: typeof Tracks) => tracks.map((track) => track.ID)
  return [
    ...(Tracks.length === 0 ? [{ what: 'track' } as const] : []),
    ...(Tracks.length > 0 && !Tracks.some((track) => track.IsPublished) ? [{ what: 'trackOnOffer' } as const] : []),
    ...(empty.length > 0 ? [{ what: 'courses', tracks: ids(empty) } as const] : []),
    ...(hiding.length > 0 ? [{ what: 'coursesOnOffer', tracks: ids(hiding) } as const] : []),
    ...(parts.length > 0 ? [{ what: 'texts', parts } as const] : []),
  ]
}
