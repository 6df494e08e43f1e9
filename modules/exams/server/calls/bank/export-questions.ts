import { readApart } from '#platform/server/apart/read-apart.ts'
import { byOf } from '#platform/server/audit/by.ts'
import { recordAudit } from '#platform/server/audit/entry.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { sendFile } from '#platform/server/http/replies/replies.ts'
import { settings } from '#platform/server/settings.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { textLanguageOf } from '#platform/shared/text.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { questionCalls as calls } from '../../../contract/calls.ts'
import { nothingToExport, tooMuchToExport } from '../../../contract/refusals.ts'
import { isLeftOut, lossCodes, lossesOf, type ExportFormat, type LossCode } from '../../../rules/export/losses.ts'
import { textOf } from '../../../rules/question.ts'
import { questionsToExport, type QuestionToExport } from '../../store/questions/exported.ts'
import { mediaFor, mediaUnread, mostQuestions, toWrite } from '../../bank/exported.ts'
import type { ToWrite } from '../../bank/write-thread.ts'

const shownLosses = 20

const kinds: Readonly<Record<ExportFormat, { readonly extension: string; readonly mediaType: string }>> = {
  gift: { extension: 'gift', mediaType: 'text/plain; charset=utf-8' },
  moodleXml: { extension: 'xml', mediaType: 'application/xml' },
  qti21: { extension: 'zip', mediaType: 'application/zip' },
  qti3: { extension: 'zip', mediaType: 'application/zip' },
  xlsx: {
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
}
/** Of a text and a workbook no bytes of pictures are read. */
const carriesMedia = (format: ExportFormat) => format !== 'gift' && format !== 'xlsx'

function refuseMany(questions: readonly QuestionToExport[]): void {
  if (questions.length > mostQuestions) refuse(tooMuchToExport, { questions: questions.length, most: mostQuestions })
}

export const previewQuestionExport: Handler<typeof calls.previewQuestionExport> = async ({
  db,
  actor,
  query,
  request,
}) => {
  const { Format, CourseID, ModuleID, CategoryID, LevelID, Type, IsActive } = query
  const chosen = {
    CourseID: CourseID ?? null,
    ModuleID: ModuleID ?? null,
    CategoryID: CategoryID ?? null,
    LevelID: LevelID ?? null,
    Type: Type ?? null,
    IsActive: IsActive ?? null,
  }
  const questions = await questionsToExport(db, actor, chosen, mostQuestions)
  refuseMany(questions)
  const language = textLanguageOf(request.language)
  const media = mediaUnread(questions)
  const found = new Map<LossCode, QuestionToExport[]>()
  let left = 0
  for (const question of questions) {
    const losses = lossesOf(Format, toWrite(question, media, language))
    if (isLeftOut(losses)) left++
    for (const code of losses) found.set(code, [...(found.get(code) ?? []), question])
  }
  return {
    Questions: questions.length - left,
    Losses: lossCodes
      .filter((code) => found.has(code))
      .map((code) => ({
        Code: code,
        Count: found.get(code)!.length,
        Items: found
          .get(code)!
          .slice(0, shownLosses)
          .map((row) => ({ ID: row.ID, Code: row.Code, Preview: textOf(row.text).slice(0, 120) })),
      })),
  }
}

/** The file is made before it is sent, in a thread of its own and from the pool: no transaction stays open meanwhile. */
export const exportQuestions: Handler<typeof calls.exportQuestions> = opensOwnTransactions(async (asked) => {
  const { db, actor, body, files, now, request } = asked
  const { Format, ...chosen } = body
  const language = textLanguageOf(request.language)
  const rows = await questionsToExport(db, actor, chosen, mostQuestions)
  refuseMany(rows)
  const media = carriesMedia(Format) ? await mediaFor({ db, files }, rows) : mediaUnread(rows)
  const questions = rows
    .map((row) => toWrite(row, media, language))
    .filter((question) => !isLeftOut(lossesOf(Format, question)))
  if (questions.length === 0) refuse(nothingToExport)
  const { timeZone } = await settings(db, zoneSettings)
  const day = dayOf(now, timeZone)
  const input: ToWrite = { format: Format, questions, language, title: `questions ${day}` }
  const bytes = await readApart<Uint8Array>(new URL('../../bank/write-thread.ts', import.meta.url), input, {
    megabytes: 512,
    milliseconds: 30_000,
  })
  await recordAudit(
    db,
    {
      kind: 'exams.exportQuestions',
      subject: ['questionBank', 0],
      data: { format: Format, questions: questions.length, ...(chosen.CourseID && { courseId: chosen.CourseID }) },
    },
    byOf(actor, request),
  )
  const { extension, mediaType } = kinds[Format]
  return sendFile({ name: `questions-${day}.${extension}`, mediaType, content: Buffer.from(bytes) })
})
