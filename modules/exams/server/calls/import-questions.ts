import { refuse } from '#platform/shared/refusal.ts'
import { readApart } from '#platform/server/apart/read-apart.ts'
import { readOwnFile } from '#platform/server/files/read.ts'
import type { Handler } from '#platform/server/handler.ts'
import { questionCalls as calls } from '../../contract/calls.ts'
import { notAQuestionFile, nothingToImport } from '../../contract/refusals.ts'
import type { ReadBank } from '../bank-thread.ts'
import { importReply, placed } from '../import-reading.ts'
import { addImport, knownHashes, lockBank, lockImport, markCommitted } from '../store/imports.ts'
import { insertQuestion } from '../store/question-edit.ts'

export const questionFileField = 'questionBank'

export const checkQuestionFile: Handler<typeof calls.checkQuestionFile> = async (asked) => {
  const { db, actor, body } = asked
  const file = await readOwnFile(asked, body.FileID, questionFileField)
  const { bank, format } = await readApart<ReadBank>(new URL('../bank-thread.ts', import.meta.url), file.bytes)
  if (bank.problems.some((problem) => problem.code === 'notAQuestionFile')) refuse(notAQuestionFile)
  const target = { courseId: body.CourseID, moduleId: body.ModuleID }
  const read = await placed(db, bank, target)
  const id = await addImport(db, actor, { name: file.name, ...target }, read)
  const known = await knownHashes(
    db,
    read.questions.map((question) => question.hash),
  )
  const stored = { id, file_name: file.name, ...read, state: 'checked' as const, imported: null }
  return importReply(stored, format, known)
}

export const commitQuestionImport: Handler<typeof calls.commitQuestionImport> = async ({
  db,
  actor,
  now,
  body,
  record,
}) => {
  await lockBank(db)
  const stored = await lockImport(db, actor, body.ID)
  const format = stored.file_name.toLowerCase().endsWith('.xml') ? 'moodleXml' : 'gift'
  const known = await knownHashes(
    db,
    stored.questions.map((question) => question.hash),
  )
  if (stored.state === 'committed') return importReply(stored, format, known)

  const imported: number[] = []
  const seen = new Set(known)
  for (const question of stored.questions) {
    if (seen.has(question.hash)) continue
    seen.add(question.hash)
    const place = { ...question, categoryId: null, levelId: null }
    imported.push((await insertQuestion(db, actor.userId, place, question, now, question.hash)).ID)
  }
  if (imported.length === 0) refuse(nothingToImport)
  await markCommitted(db, stored.id, imported.length)
  await record({
    kind: 'questionsImported',
    subject: ['questionImport', stored.id],
    data: { imported: imported.length, notImportable: stored.problems.length, questionIds: imported.slice(0, 500) },
  })
  return importReply({ ...stored, state: 'committed', imported: imported.length }, format, known)
}
