import { createHash } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import { sanitizeRichText } from '#platform/server/rich-text.ts'
import { foldText } from '#platform/shared/text.ts'
import type { Output } from '#platform/shared/call.ts'
import type { questionCalls } from '../contract/calls.ts'
import type { ImportedQuestion, QuestionBankFile } from '../rules/imported-question.ts'
import { questionFaults, textOf } from '../rules/question.ts'
import type { PlacedProblem, PlacedQuestion, StoredImport } from './store/imports.ts'
import { placesNamed, type KnownPlaces } from './store/question-places.ts'

type Reply = Output<typeof questionCalls.checkQuestionFile>
export type BankFormat = Reply['Format']

/**
 * Gives each question its course and module: by the file's category, else the target that the editor chose.
 * Its HTML is sanitized here, before anything of it is stored.
 */
export async function placed(
  db: Database,
  bank: QuestionBankFile,
  target: { courseId: number | null; moduleId: number | null },
): Promise<{ questions: PlacedQuestion[]; problems: PlacedProblem[] }> {
  const codes = [...new Set(bank.questions.flatMap((question) => question.category?.course ?? []))]
  const places = await placesNamed(db, codes, target.courseId)
  const questions: PlacedQuestion[] = []
  const problems: PlacedProblem[] = [...bank.problems]
  for (const question of bank.questions) {
    const place = placeOf(question, places, target)
    const clean = cleaned(question)
    const fault = place ? questionFaults(clean)[0] : 'unknownCourse'
    const at = { number: question.number, line: question.line, name: question.name }
    if (!place || fault) {
      problems.push({
        ...at,
        code: fault ?? 'unknownCourse',
        data: { course: question.category?.course ?? '' },
        preview: textOf(question.text),
      })
    } else questions.push({ ...clean, ...place, hash: hashOf(place.courseId, clean) })
  }
  return { questions, problems: problems.toSorted((a, b) => a.number - b.number) }
}

function cleaned(question: ImportedQuestion): ImportedQuestion {
  return { ...question, text: sanitizeRichText(question.text), modelAnswer: sanitizeRichText(question.modelAnswer) }
}

type Place = Pick<PlacedQuestion, 'courseId' | 'courseCode' | 'moduleId' | 'moduleName' | 'note'>

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

/** Of what the question says in its course; name, weight and time may differ without making another question. */
function hashOf(courseId: number, question: ImportedQuestion): string {
  const content = [
    courseId,
    question.type,
    question.text,
    question.modelAnswer,
    question.answers.map((a) => [a.text, a.isRight]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/** What the page shows of an import; `known` are the contents that the bank had before it. */
export function importReply(
  stored: Omit<StoredImport, 'imported'> & { imported: number | null },
  format: BankFormat,
  known: ReadonlySet<string>,
): Reply {
  const seen = new Set(known)
  const importable = stored.questions.map((question) => {
    const isThere = seen.has(question.hash)
    seen.add(question.hash)
    return {
      Number: question.number,
      Line: question.line,
      Name: question.name,
      Outcome: isThere ? ('alreadyThere' as const) : ('importable' as const),
      Type: question.type,
      Preview: textOf(question.text).slice(0, 220),
      CourseCode: question.courseCode,
      ModuleName: question.moduleName,
      Weight: question.weight,
      Problem: null,
      Data: {},
      Note: question.note,
    }
  })
  const refused = stored.problems.map((problem) => ({
    Number: problem.number,
    Line: problem.line,
    Name: problem.name ?? '',
    Outcome: 'notImportable' as const,
    Type: null,
    Preview: (problem.preview ?? '').slice(0, 220),
    CourseCode: null,
    ModuleName: null,
    Weight: null,
    Problem: problem.code,
    Data: { ...problem.data },
    Note: null,
  }))
  const alreadyThere = importable.filter((finding) => finding.Outcome === 'alreadyThere').length
  return {
    ID: stored.id,
    FileName: stored.file_name,
    Format: format,
    State: stored.state,
    Importable: importable.length - alreadyThere,
    AlreadyThere: alreadyThere,
    NotImportable: refused.length,
    Imported: stored.imported,
    Findings: [...importable, ...refused].toSorted((a, b) => a.Number - b.Number),
  }
}
