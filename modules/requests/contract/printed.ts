import * as z from 'zod'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { requestState } from './shapes.ts'

/** What a form of a request prints of what was asked. */
export const asked = z.object({
  Number: z.string(),
  State: requestState,
  /** Null while it is a draft. */
  SubmittedOn: z.iso.date().nullable(),
  AskedBy: trilingualReply,
  ContactName: z.string(),
  ContactEmail: z.string(),
  ContactPhone: z.string(),
  CourseCode: z.string().nullable(),
  CourseName: trilingualReply.nullable(),
  /** What is wished where it is no course of the catalogue. */
  Topic: z.string(),
  FirstDay: z.iso.date().nullable(),
  LastDay: z.iso.date().nullable(),
  /** `YYYY-MM`, where the days are open. */
  Month: z.string().nullable(),
  Trainees: z.int(),
  LocationName: trilingualReply.nullable(),
  OwnSite: z.string(),
  LanguageName: trilingualReply,
  Nights: z.int().nullable(),
  RoomTypeName: trilingualReply.nullable(),
  PayerName: z.string(),
  Notes: z.string(),
})
export type Asked = typeof asked
