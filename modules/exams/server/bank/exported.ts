import { buffer } from 'node:stream/consumers'
import { LostFile, type FileStorage } from '#platform/server/files/kept-files.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { inLanguage, type TextLanguage } from '#platform/shared/text.ts'
import { tooMuchToExport } from '../../contract/refusals.ts'
import { asWritten, type BankQuestion } from '../../rules/export/bank-question.ts'
import type { ImportedMedium } from '../../rules/import/media.ts'
import { usualAnswerSettings } from '../../rules/question.ts'
import { mediaOf, type QuestionToExport } from '../store/questions/exported.ts'

/** More in one file would keep the server busy for too long. */
export const mostQuestions = 5000
const mostMediaBytes = 60_000_000

const shownFile = /\/api\/File\/Download\?ID=([1-9]\d{0,9})/g
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
}

const longTexts = ({ text, modelAnswer, feedback }: QuestionToExport) => [text, modelAnswer, feedback]

/** The files that a question shows, in the order of their places. */
const filesOf = (question: QuestionToExport): number[] => [
  ...new Set([
    ...longTexts(question).flatMap((html) => [...html.matchAll(shownFile)].map(([, id]) => Number(id))),
    ...question.answers.flatMap((answer) => answer.fileId ?? []),
  ]),
]

type Media = ReadonlyMap<number, ImportedMedium>

/** The bytes of the files that these questions show, by their ids; what is gone is not among them. */
export async function mediaFor(
  { db, files }: { readonly db: Database; readonly files: FileStorage },
  questions: readonly QuestionToExport[],
): Promise<Media> {
  const found = await mediaOf(db, [...new Set(questions.flatMap(filesOf))])
  const bytes = found.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > mostMediaBytes) refuse(tooMuchToExport, { questions: questions.length, most: mostQuestions })
  const media = new Map<number, ImportedMedium>()
  for (const { id, mediaType, key } of found) {
    const extension = extensions[mediaType]
    if (!extension) continue
    let content: Buffer
    try {
      content = await buffer(await files.open(key))
    } catch (error) {
      if (error instanceof LostFile) continue
      throw error
    }
    media.set(id, {
      name: `${id}.${extension}`,
      kind: mediaType.startsWith('image/') ? 'picture' : 'sound',
      base64: content.toString('base64'),
    })
  }
  return media
}

/** Stands for the bytes of files where only what a format loses is asked. */
export const mediaUnread = (questions: readonly QuestionToExport[]): Media =>
  new Map(
    [...new Set(questions.flatMap(filesOf))].map((id) => [id, { name: `${id}.png`, kind: 'picture', base64: '' }]),
  )

/** A question of the bank as files carry it; names of lists and modules are in the language. */
export function toWrite(question: QuestionToExport, media: Media, language: TextLanguage): BankQuestion {
  const places = filesOf(question).filter((id) => media.has(id))
  const inPlace = (html: string) =>
    html.replace(/<(img|audio)\b[^<>]*>/gi, (tag) => {
      const id = Number(/\/api\/File\/Download\?ID=([1-9]\d{0,9})/.exec(tag)?.[1] ?? 0)
      // a picture whose file is gone shows nothing
      return places.includes(id) ? tag.replace(shownFile, `medium:${places.indexOf(id)}`) : ''
    })
  const name = (text: QuestionToExport['LevelName']) => (text ? inLanguage(text, language).text : '')
  const [level, category] = [name(question.LevelName), name(question.CategoryName)]
  return asWritten({
    name: question.Name,
    category: { course: question.CourseCode, module: name(question.ModuleName) },
    labels: { ...(level && { level }), ...(category && { category }) },
    type: question.Type,
    text: inPlace(question.text),
    modelAnswer: inPlace(question.modelAnswer),
    feedback: inPlace(question.feedback),
    settings: { ...usualAnswerSettings, ...question.settings },
    weight: question.Weight,
    seconds: question.Seconds,
    answers: question.answers.map(({ fileId, ...answer }) => ({
      ...answer,
      ...(fileId && places.includes(fileId) && { medium: places.indexOf(fileId) }),
    })),
    media: places.map((id) => media.get(id)!),
  })
}
