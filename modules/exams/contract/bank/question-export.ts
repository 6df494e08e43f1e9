import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileTooHeavy } from '#platform/shared/files.ts'
import { fileBytes, id, queryFlag, queryId } from '#platform/shared/shapes.ts'
import { exportFormats, lossCodes } from '../../rules/export/losses.ts'
import { nothingToExport, tooMuchToExport } from '../refusals.ts'
import { questionType } from '../questions.ts'

export const exportFormat = z.enum(exportFormats)

/** How many questions a format takes out, and what of them it cannot carry. */
export const previewQuestionExport = call({
  method: 'GET',
  path: '/api/Question/PreviewQuestionExport',
  who: 'editorExamination',
  effect: 'reads',
  summary: 'What a file of these questions would hold, and which of them lose something in this format.',
  query: z.strictObject({
    Format: exportFormat,
    CourseID: queryId().optional(),
    ModuleID: queryId().optional(),
    CategoryID: queryId().optional(),
    LevelID: queryId().optional(),
    Type: questionType.optional(),
    IsActive: queryFlag().optional(),
  }),
  reply: z.object({
    Questions: z.int(),
    Losses: z.array(
      z.object({
        Code: z.enum(lossCodes),
        Count: z.int(),
        /** The first of them. */
        Items: z.array(z.object({ ID: z.int(), Code: z.string(), Preview: z.string() })),
      }),
    ),
  }),
  refusals: [tooMuchToExport],
})

export const exportQuestions = call({
  method: 'POST',
  path: '/api/Question/ExportQuestions',
  who: 'editorExamination',
  effect: 'writes',
  summary:
    'Questions of the bank as a file: GIFT, Moodle XML, a package of QTI 2.1 or 3 with their pictures, or a workbook. Each can be read in again.',
  body: z.strictObject({
    Format: exportFormat,
    CourseID: id().nullable(),
    ModuleID: id().nullable(),
    CategoryID: id().nullable(),
    LevelID: id().nullable(),
    Type: questionType.nullable(),
    IsActive: z.boolean().nullable(),
  }),
  reply: fileBytes,
  refusals: [nothingToExport, tooMuchToExport, fileTooHeavy],
})
