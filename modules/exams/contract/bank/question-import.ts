import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileNotFound, fileTooHeavy } from '#platform/shared/files.ts'
import { id } from '#platform/shared/shapes.ts'
import { encodings } from '../../rules/import/decode.ts'
import { bankFormats } from '../../rules/import/read-bank.ts'
import { importTooOld, notAQuestionFile, nothingToImport, oldQti } from '../refusals.ts'
import { questionType } from '../questions.ts'

/** One question of the file: to be imported, there already, or not importable with the reason. */
export const importFinding = z
  .object({
    /** Counted over the file from 1; 0 is the file as a whole. */
    Number: z.int(),
    Line: z.int(),
    /** The file of a package that it stands in, or the sheet of a workbook where several hold questions. */
    File: z.string().nullable(),
    Name: z.string(),
    Outcome: z.enum(['importable', 'alreadyThere', 'notImportable']),
    /** The question of the bank that it is the same as, or has become. */
    Question: z.object({ ID: z.int(), Code: z.string() }).nullable(),
    /** The question of the file, by its number, that it says again. */
    SameAs: z.int().nullable(),
    Type: questionType.nullable(),
    Preview: z.string(),
    CourseCode: z.string().nullable(),
    ModuleName: z.string().nullable(),
    Weight: z.number().nullable(),
    /** Why it is not imported: a code under `importProblems` in the text. */
    Problem: z.string().nullable(),
    Data: z.record(z.string(), z.union([z.string(), z.number()])),
    /** What people should know of one that is imported, above all what of it is not: codes under `importNotes`. */
    Notes: z.array(z.object({ Code: z.string(), Data: z.record(z.string(), z.union([z.string(), z.number()])) })),
    /** How many pictures and sounds come with it. */
    Media: z.int(),
  })
  .meta({ id: 'QuestionImportFinding' })

export const importReply = z
  .object({
    ID: z.int(),
    FileName: z.string(),
    Format: z.enum(bankFormats),
    /** In which encoding the file was read. */
    Encoding: z.enum(encodings),
    State: z.enum(['checked', 'committed']),
    Importable: z.int(),
    AlreadyThere: z.int(),
    NotImportable: z.int(),
    /** How many were taken over, once committed. */
    Imported: z.int().nullable(),
    Findings: z.array(importFinding),
  })
  .meta({ id: 'QuestionImport' })

export const checkQuestionFile = call({
  method: 'POST',
  path: '/api/Question/CheckQuestionFile',
  who: 'editorExamination',
  effect: 'writes',
  summary:
    'Reads an uploaded file (GIFT, Moodle XML, Aiken, a package of QTI 2.1 or 3, a workbook) without importing it and says for each question what would happen. The course and module given here take the questions whose category names none that exists.',
  body: z.strictObject({ FileID: id(), CourseID: id().nullable(), ModuleID: id().nullable() }),
  reply: importReply,
  refusals: [fileNotFound, fileTooHeavy, notAQuestionFile, oldQti],
})

export const commitQuestionImport = call({
  method: 'POST',
  path: '/api/Question/CommitQuestionImport',
  who: 'editorExamination',
  effect: 'writes',
  summary:
    'Imports every importable question of a checked file; the same file a second time adds nothing, nor does the bank’s own export.',
  body: z.strictObject({ ID: id() }),
  reply: importReply,
  refusals: [nothingToImport, importTooOld],
})
