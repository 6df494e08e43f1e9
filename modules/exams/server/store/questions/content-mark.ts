import { createHash } from 'node:crypto'
import { asWritten } from '../../../rules/export/bank-question.ts'
import type { ImportedAnswer } from '../../../rules/import/imported-question.ts'
import { withSigns } from '../../../rules/import/xml.ts'
import { untagged, type QuestionContent } from '../../../rules/question.ts'

/* What makes two questions of a course the same: decision 248. */

export type MarkedContent = Pick<QuestionContent, 'type' | 'text' | 'settings'> & {
  readonly answers: readonly ImportedAnswer[]
}

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Formats differ in which spaces they keep. */
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

const layout = new Set(['p', 'div', 'br', 'span', 'img', 'audio'])
/** The words with the tags that change what they say: H<sub>2</sub>O and H2O are two things. */
const said = (html: string) =>
  spaced(
    untagged(
      withSigns(html).replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (_, end: string, name: string) =>
        layout.has(name.toLowerCase()) ? ' ' : `\u0001${end}${name.toLowerCase()}\u0001`,
      ),
    ),
  )

const places = /\bsrc="(?:medium:|\/api\/File\/Download\?ID=)(\d+)"/g
const placesIn = (html: string) => [...html.matchAll(places)].map(([, place]) => Number(place))
const placeOf = ({ medium, fileId }: ImportedAnswer) => medium ?? fileId ?? null

/**
 * The fingerprint of what a question asks and takes for right; the one place that makes it. `text` is sanitized. Read
 * from its own file, in any format, a question has the same. What no answer depends on stays out, and what not every
 * format carries: name, weight, time, feedback, model answer, the order of answers, pictures and sounds.
 */
export function contentMark({ type, text, settings, answers }: MarkedContent): string {
  const written = asWritten({
    type,
    text,
    ...(settings && { settings }),
    // a picture may be all that an answer is
    answers: answers.map((answer) => ({ ...answer, ...(placeOf(answer) !== null && { medium: 0 }) })),
    name: '',
    category: null,
    modelAnswer: '',
    weight: 1,
    seconds: 1,
    media: [],
  })
  const { matchCase, matchMarks, matchSpaces, units } = written.settings ?? {}
  return digestOf([
    type,
    said(written.text),
    [matchCase, matchMarks, matchSpaces, units].map((each) => each ?? false),
    written.answers
      .map((answer) =>
        JSON.stringify([
          spaced(answer.text),
          answer.isRight,
          Math.round((answer.fraction ?? 0) * 100) / 100,
          answer.tolerance ?? 0,
          spaced(answer.match ?? ''),
        ]),
      )
      .toSorted(),
  ])
}

/**
 * The same of the pictures and sounds that are asked with it: those of the text in their order, those of answers with
 * what they answer. Null where there are none. `digests` are of their bytes, by the place or the file.
 */
export function mediaMark(
  { text, answers }: Pick<MarkedContent, 'text' | 'answers'>,
  digests: ReadonlyMap<number, string>,
): string | null {
  const inText = placesIn(text).flatMap((place) => digests.get(place) ?? [])
  const ofAnswers = answers.flatMap((answer) => {
    const digest = digests.get(placeOf(answer) ?? -1)
    return digest ? [JSON.stringify([spaced(answer.text), spaced(answer.match ?? ''), answer.isRight, digest])] : []
  })
  return inText.length + ofAnswers.length === 0 ? null : digestOf([inText, ofAnswers.toSorted()])
}

/** The files that are asked with a question. */
export const filesAsked = ({ text, answers }: Pick<MarkedContent, 'text' | 'answers'>): number[] => [
  ...placesIn(text),
  ...answers.flatMap((answer) => answer.fileId ?? []),
]
