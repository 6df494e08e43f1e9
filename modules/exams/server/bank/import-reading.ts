import { createHash } from 'node:crypto'
import { setImmediate as afterOthers } from 'node:timers/promises'
import { sanitizeLongText } from '#platform/server/apart/long-texts.ts'
import type { Database } from '#platform/server/database.ts'
import { foldText } from '#platform/shared/text.ts'
import type { Output } from '#platform/shared/call.ts'
import type { questionCalls } from '../../contract/calls.ts'
import {
  hasLostHalf,
  ofWhatIsEmpty,
  type ImportedQuestion,
  type ImportNote,
  type QuestionBankFile,
} from '../../rules/import/imported-question.ts'
import type { BankFormat } from '../../rules/import/read-bank.ts'
import { questionFaults } from '../../rules/question-faults.ts'
import { textOf } from '../../rules/question.ts'
import { fillMarks, keyOf, questionsAlike, type Standing } from '../store/questions/alike.ts'
import { contentMark, mediaMark } from '../store/questions/content-mark.ts'
import { labelsKnown, type KnownLabels } from '../store/questions/labels.ts'
import type { PlacedProblem, PlacedQuestion, PlaceNote, StoredImport } from '../store/questions/imports.ts'
import { placesNamed, type KnownPlaces } from '../store/questions/question-places.ts'

type Reply = Output<typeof questionCalls.checkQuestionFile>

/**
 * Gives each question its course and module: by the file's category, else the target that the editor chose. Nothing is
 * sanitized yet, as sanitizing takes away media that are no files so far.
 */
export async function placed(
  db: Database,
  bank: QuestionBankFile,
  target: { courseId: number | null; moduleId: number | null },
): Promise<{ questions: PlacedQuestion[]; problems: PlacedProblem[] }> {
  const codes = [...new Set(bank.questions.flatMap((question) => question.category?.course ?? []))]
  const places = await placesNamed(db, codes, target.courseId)
  const known = await labelsKnown(db)
  const questions: PlacedQuestion[] = []
  const problems: PlacedProblem[] = [...bank.problems]
  for (const question of bank.questions) {
    // Thousands of questions are cleaned one by one; whoever asks meanwhile is answered between them.
    await afterOthers()
    const place = placeOf(question, places, target)
    if (place) {
      const { note, ...at } = place
      const { notes: unknown, ...labels } = labelled(question, known)
      const notes = [...(note ? [{ code: note }] : []), ...unknown, ...question.notes]
      questions.push({ ...question, ...at, ...labels, notes, ...(await fingerprints(at.courseId, question)) })
    } else {
      problems.push({
        number: question.number,
        line: question.line,
        ...(question.file && { file: question.file }),
        name: question.name,
        ...(question.category
          ? { code: 'unknownCourse', data: { course: question.category.course } }
          : { code: 'noCourseNamed' }),
        preview: textOf(question.text),
      })
    }
  }
  return { questions, problems: problems.toSorted((a, b) => a.number - b.number) }
}

/** The question as it may be stored, or what is wrong with it once nothing but harmless HTML is left. */
export async function cleaned(question: PlacedQuestion): Promise<PlacedQuestion | PlacedProblem> {
  const clean = {
    ...question,
    text: await sanitizeLongText(question.text),
    modelAnswer: await sanitizeLongText(question.modelAnswer),
    feedback: await sanitizeLongText(question.feedback ?? ''),
  }
  const fault = hasLostHalf(clean) ? 'emptyAnswer' : questionFaults(clean)[0]
  if (!fault) return clean
  const { number, line, file, name } = question
  const at = { number, line, ...(file && { file }), name, preview: textOf(clean.text) }
  // Empty by itself it would not have come so far.
  const lost = ofWhatIsEmpty.has(fault) ? question.notes.findLast(({ code }) => code === 'mediaLost') : undefined
  return lost?.data ? { ...at, code: 'mediaNeeded', data: lost.data } : { ...at, code: fault }
}

/** One that the bank has already: only its face is shown. */
export const withoutMedia = async (question: PlacedQuestion): Promise<PlacedQuestion> => ({
  ...question,
  text: await sanitizeLongText(question.text),
  media: [],
})

/** The level and the category that a question names, where the academy knows them. */
function labelled({ labels }: ImportedQuestion, { levels, categories }: KnownLabels) {
  const levelId = labels?.level ? (levels.get(foldText(labels.level)) ?? null) : null
  const categoryId = labels?.category ? (categories.get(foldText(labels.category)) ?? null) : null
  const notes: PlaceNote[] = [
    ...(labels?.level && levelId === null ? [{ code: 'levelUnknown' as const, data: { name: labels.level } }] : []),
    ...(labels?.category && categoryId === null
      ? [{ code: 'categoryUnknown' as const, data: { name: labels.category } }]
      : []),
  ]
  return { levelId, categoryId, notes }
}

interface Place extends Pick<PlacedQuestion, 'courseId' | 'courseCode' | 'moduleId' | 'moduleName'> {
  readonly note: 'courseTakenFromPage' | 'moduleUnknown' | null
}

function placeOf(
  question: ImportedQuestion,
  { courses, modules }: KnownPlaces,
  target: { courseId: number | null; moduleId: number | null },
): Place | null {
  const named = question.category ? courses.get(question.category.course.toLowerCase()) : undefined
  const chosen = [...courses.values()].find((course) => course.id === target.courseId)
  const course = named ?? chosen
  if (!course) return null
  const wanted = question.category?.module ?? ''
  const found = modules.find(
    (module) => module.courseId === course.id && module.names.some((name) => foldText(name) === foldText(wanted)),
  )
  const fallback = modules.find((module) => module.courseId === course.id && module.id === target.moduleId)
  const module = (wanted !== '' ? found : undefined) ?? fallback
  const note = !named && question.category ? 'courseTakenFromPage' : wanted !== '' && !found ? 'moduleUnknown' : null
  return {
    courseId: course.id,
    courseCode: course.code,
    moduleId: module?.id ?? null,
    moduleName: module?.names[0] ?? null,
    note,
  }
}

/** Formats that bring pictures and sounds along. */
const withMedia: ReadonlySet<BankFormat> = new Set(['moodleXml', 'qti21', 'qti3'])

/** Where each of these questions stands in the bank already, by its key. */
export async function standing(
  db: Database,
  questions: readonly PlacedQuestion[],
  format: BankFormat,
): Promise<Map<string, Standing>> {
  await fillMarks(db, [...new Set(questions.map((question) => question.courseId))])
  return questionsAlike(db, questions, withMedia.has(format))
}

const shownMedia = /<(?:img|audio)\b[^<>]*>/gi

/** Sanitizing takes away what is no file yet, and nothing else may differ from the question as it will stand. */
async function fingerprints(courseId: number, question: ImportedQuestion) {
  const digests = question.media.map((medium, place) => {
    const bytes = Buffer.from(medium.base64, 'base64')
    return [place, createHash('sha256').update(bytes).digest('hex')] as const
  })
  return {
    mark: contentMark({ ...question, text: await sanitizeLongText(question.text.replace(shownMedia, ' ')) }),
    shown: mediaMark(question, new Map(digests)),
    hash: question.media.length > 0 ? await hashOf(courseId, question) : null,
  }
}

/** How large a picture is shown is no other question. */
const withoutSizes = (html: string) => html.replace(/(<img src="medium:\d+" alt="[^"]*")[^<>]*>/g, '$1>')

/** Of a question with pictures or sounds; made as ever, so that what was imported before is known again. */
async function hashOf(courseId: number, question: ImportedQuestion): Promise<string> {
  const more = question.answers.map(({ fraction, tolerance, match, feedback, medium }) => [
    fraction ?? 0,
    tolerance ?? 0,
    match ?? '',
    feedback ?? '',
    medium ?? -1,
  ])
  const usual = JSON.stringify([0, 0, '', '', -1])
  const parts = {
    ...(more.some((each) => JSON.stringify(each) !== usual) && { more }),
    ...(question.feedback && { feedback: question.feedback }),
    ...(question.settings && { settings: question.settings }),
    media: question.media.map((medium) => createHash('sha256').update(medium.base64).digest('hex')),
  }
  const content = [
    courseId,
    question.type,
    // the text names its media by their places: that is the same in every reading
    withoutSizes(question.text),
    await sanitizeLongText(question.modelAnswer),
    question.answers.map((a) => [a.text, a.isRight]),
    parts,
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

const noteReply = (note: ImportNote | { code: string }) => ({
  Code: note.code,
  Data: { ...('data' in note ? note.data : {}) },
})

/**
 * What the page shows of an import; `known` says where the bank had its questions before it, `added` where those stand
 * that it has brought.
 */
export function importReply(
  stored: StoredImport,
  known: ReadonlyMap<string, Standing>,
  added: ReadonlyMap<string, Standing> = new Map(),
): Reply {
  const first = new Map<string, number>()
  const importable = stored.questions.map((question) => {
    const key = keyOf(question)
    const twin = first.get(key) ?? null
    if (twin === null) first.set(key, question.number)
    return {
      Number: question.number,
      Line: question.line,
      File: question.file ?? null,
      Name: question.name,
      Outcome: known.has(key) || twin !== null ? ('alreadyThere' as const) : ('importable' as const),
      Question: known.get(key) ?? added.get(key) ?? null,
      SameAs: twin,
      Type: question.type,
      Preview: textOf(question.text).slice(0, 220),
      CourseCode: question.courseCode,
      ModuleName: question.moduleName,
      Weight: question.weight,
      Problem: null,
      Data: {},
      Notes: question.notes.map(noteReply),
      Media: question.mediaFiles?.length ?? 0,
    }
  })
  const refused = stored.problems.map((problem) => ({
    Number: problem.number,
    Line: problem.line,
    File: problem.file ?? null,
    Name: problem.name ?? '',
    Outcome: 'notImportable' as const,
    Question: null,
    SameAs: null,
    Type: null,
    Preview: (problem.preview ?? '').slice(0, 220),
    CourseCode: null,
    ModuleName: null,
    Weight: null,
    Problem: problem.code,
    Data: { ...problem.data },
    Notes: [],
    Media: 0,
  }))
  const alreadyThere = importable.filter((finding) => finding.Outcome === 'alreadyThere').length
  return {
    ID: stored.id,
    FileName: stored.file_name,
    Format: stored.format,
    Encoding: stored.encoding,
    State: stored.state,
    Importable: importable.length - alreadyThere,
    AlreadyThere: alreadyThere,
    NotImportable: refused.length,
    Imported: stored.imported,
    Findings: [...importable, ...refused].toSorted((a, b) => a.Number - b.Number),
  }
}
