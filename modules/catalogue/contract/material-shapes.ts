import * as z from 'zod'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { id, queryId, shortText, trilingual, trilingualReply } from '#platform/shared/shapes.ts'
import { isWebAddress, materialKinds, openings } from '../rules/materials.ts'

/** The upload field of a course's files and videos. */
export const materialField = 'courseMaterial'

export const MaterialRow = z
  .object({
    ID: z.int(),
    CourseID: z.int(),
    CourseCode: codeReply(),
    CourseName: trilingualReply,
    /** Null: of the course as a whole. */
    ModuleID: z.int().nullable(),
    ModuleName: trilingualReply.nullable(),
    Title: trilingualReply,
    TypeID: z.int().nullable(),
    TypeName: trilingualReply.nullable(),
    Kind: z.enum(materialKinds),
    /** From when on the trainees of a class see it. */
    Opens: z.enum(openings),
    /** The number of the session after which. */
    AfterSession: z.int().nullable(),
    IsDownloadable: z.boolean(),
    FileID: z.int().nullable(),
    FileName: z.string().nullable(),
    MediaType: z.string().nullable(),
    Bytes: z.int().nullable(),
    /** Of a link. */
    Address: z.string().nullable(),
  })
  .meta({ id: 'CourseMaterial' })

export const materialFields = z
  .strictObject({
    /** Null makes a new one. */
    ID: id().nullable(),
    Title: trilingual(300),
    TypeID: id().nullable(),
    /** An upload of `courseMaterial`, or the one it has; null for a link. */
    FileID: id().nullable(),
    Address: shortText(2000, 'tooLong').refine(isWebAddress, 'invalidLink').nullable(),
    Opens: z.enum(openings),
    AfterSession: z.int('notANumber').min(1, 'tooSmall').max(999, 'tooLarge').nullable(),
    IsDownloadable: z.boolean(),
  })
  .refine((material) => material.FileID !== null || material.Address !== null, { error: 'required', path: ['FileID'] })
  .refine((material) => material.FileID === null || material.Address === null, {
    error: 'notAllowed',
    path: ['Address'],
  })
  .refine((material) => (material.Opens === 'afterSession') === (material.AfterSession !== null), {
    error: 'required',
    path: ['AfterSession'],
  })

export const materialList = list({
  row: MaterialRow,
  orders: ['Title', 'CourseCode', 'Bytes'],
  first: 'CourseCode',
  filters: {
    CourseID: queryId(),
    ModuleID: queryId(),
    TypeID: queryId(),
    Kind: z.enum(materialKinds),
  },
})
