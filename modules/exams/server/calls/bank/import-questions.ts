import { writeAct } from '#platform/server/acts/write-act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { readApart } from '#platform/server/apart/read-apart.ts'
import { readOwnFile } from '#platform/server/files/read.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { questionCalls as calls } from '../../../contract/calls.ts'
import { importTooOld, notAQuestionFile, nothingToImport } from '../../../contract/refusals.ts'
import { noun } from '../../acts/nouns/import-noun.ts'
import type { ReadBank } from '../../bank/read-thread.ts'
import { keepMedia } from '../../bank/import-media.ts'
import { cleaned, importReply, placed, standing, withoutMedia } from '../../bank/import-reading.ts'
import { keyOf, type Standing } from '../../store/questions/alike.ts'
import {
  addImport,
  lockBank,
  lockedImport,
  type PlacedProblem,
  type PlacedQuestion,
} from '../../store/questions/imports.ts'
import { insertQuestion } from '../../store/questions/question-edit.ts'
import { questionFilesAmong } from '../../store/questions/question-files.ts'

export const questionFileField = 'questionBank'

/** Pictures and sounds are kept on the way, so it opens its own transactions: no connection waits for bytes. */
export const checkQuestionFile: Handler<typeof calls.checkQuestionFile> = opensOwnTransactions(async (asked) => {
  const { db, actor, body } = asked
  const file = await readOwnFile(asked, body.FileID, questionFileField)
  const bank = await readApart<ReadBank>(new URL('../../bank/read-thread.ts', import.meta.url), file.bytes)
  if (!bank) refuse(notAQuestionFile)
  const target = { courseId: body.CourseID, moduleId: body.ModuleID }
  const read = await placed(db, bank, target)
  const known = await standing(db, read.questions, bank.format)
  const questions: PlacedQuestion[] = []
  const problems: PlacedProblem[] = [...read.problems]
  for (const question of read.questions) {
    if (known.has(keyOf(question))) {
      questions.push(await withoutMedia(question))
      continue
    }
    const clean = await cleaned(await keepMedia(asked, question))
    if ('code' in clean) problems.push(clean)
    else questions.push(clean)
  }
  const { format, encoding } = bank
  const found = { questions, problems: problems.toSorted((a, b) => a.number - b.number) }
  const id = await addImport(db, actor, { name: file.name, format, encoding, ...target }, found)
  const stored = { id, file_name: file.name, format, encoding, ...found, state: 'checked' as const, imported: null }
  return importReply(stored, known)
})

export const commitQuestionImport: Handler<typeof calls.commitQuestionImport> = async (asked) => {
  const { db, actor, now, body } = asked
  await lockBank(db)
  const stored = (await lockedImport(db, actor, body.ID)) ?? refuse(notFound)
  const known = await standing(db, stored.questions, stored.format)
  if (stored.state === 'committed') return importReply(stored, known)
  const fresh = stored.questions.filter((question) => !known.has(keyOf(question)))
  // checked by a version that made no fingerprints
  if (fresh.some((question) => !question.mark)) refuse(importTooOld)
  const files = fresh.flatMap((question) => question.mediaFiles ?? [])
  if ((await questionFilesAmong(db, files)) < new Set(files).size) refuse(importTooOld)

  const added = new Map<string, Standing>()
  for (const question of fresh) {
    const key = keyOf(question)
    if (added.has(key)) continue
    const place = { ...question, categoryId: question.categoryId ?? null, levelId: question.levelId ?? null }
    const made = await insertQuestion(db, actor.userId, place, question, now, question.hash)
    added.set(key, { ID: made.id, Code: made.code })
  }
  const imported = [...added.values()].map((each) => each.ID)
  if (imported.length === 0) refuse(nothingToImport)
  await writeAct(asked, noun, stored, 'commitQuestionImport', {
    set: { state: 'committed', imported: imported.length },
    data: {
      imported: imported.length,
      notImportable: stored.problems.length,
      questionIds: imported.slice(0, 500),
    },
  })
  return importReply({ ...stored, state: 'committed', imported: imported.length }, known, added)
}
