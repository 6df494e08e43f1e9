import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { receiveFile } from '#platform/server/files/receive.ts'
import { newStorageKey } from '#platform/server/files/storage/storage.ts'
import { addFile } from '#platform/server/files/store.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { ImportedMedium } from '../../rules/import/media.ts'
import { questionMedia } from '../question-media.ts'
import type { PlacedQuestion } from '../store/questions/imports.ts'

type Asking = Pick<Asked<never>, 'db' | 'actor' | 'files' | 'request' | 'now'>

/**
 * Keeps the media of a question as files, as if each had been uploaded, and puts them where the texts name them. What
 * is refused (damaged, too large, a virus) is left out of the question and named in its notes. Nobody claims the files
 * before the questions are taken over, so they go within a day where that does not happen.
 */
export async function keepMedia(asking: Asking, question: PlacedQuestion): Promise<PlacedQuestion> {
  if (question.media.length === 0) return question
  const kept: (number | null)[] = []
  for (const medium of question.media) kept.push(await keep(asking, medium))
  const lost = question.media.filter((_, at) => kept[at] === null).map((medium) => medium.name)
  const inPlace = (html: string) =>
    html.replace(/<(?:img|audio) src="medium:(\d+)"/g, (whole, place: string) => {
      const id = kept[Number(place)]
      return id ? whole.replace(`medium:${place}`, `/api/File/Download?ID=${id}`) : whole
    })
  return {
    ...question,
    text: inPlace(question.text),
    modelAnswer: inPlace(question.modelAnswer),
    feedback: inPlace(question.feedback ?? ''),
    answers: question.answers.map(({ medium, ...answer }) => ({
      ...answer,
      ...(medium !== undefined && { fileId: kept[medium] ?? null }),
    })),
    media: [],
    mediaFiles: kept.filter((id) => id !== null),
    notes: [
      ...question.notes,
      ...(lost.length > 0 ? [{ code: 'mediaLost' as const, data: { names: lost.join(', ') } }] : []),
    ],
  }
}

/** The id of the file, or null where it was refused. */
async function keep(asking: Asking, { name, base64 }: ImportedMedium): Promise<number | null> {
  const incoming = {
    receive: async (folder: string) => {
      const path = join(folder, newStorageKey())
      await writeFile(path, Buffer.from(base64, 'base64'), { mode: 0o600 })
      return { name, path }
    },
  }
  try {
    const add: Parameters<typeof receiveFile>[3] = (tx, file) => addFile(tx, asking.actor, file, asking.now)
    return (await receiveFile(asking, questionMedia, incoming, add)).ID
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
