import * as z from 'zod'
import { code, day, id, line, optionalLine, phone, trilingual } from '#platform/shared/shapes.ts'
import { passportNumber } from '../../rules/passport.ts'
import { namedAtAll } from '../names.ts'
import { genders } from '../trainee-shapes.ts'
import {
  acceptedTerms,
  attachments,
  birthDate,
  bothNames,
  competitionCode,
  contacts,
  education,
  longText,
  lookupIds,
  namePart,
  optionalNamePart,
  passwordPair,
  samePasswords,
  signupKey,
} from './fields.ts'

/*
 * What people say of themselves. Role, state and organization are never asked: an unknown field is refused, and the
 * call decides what somebody becomes.
 */

const traineeDetails = {
  TitleID: id().nullable(),
  FirstName: namePart(),
  MiddleName: optionalNamePart(),
  LastName: namePart(),
  Gender: z.enum(genders, { error: 'required' }),
  BirthDate: birthDate(),
  NationalityID: id(),
  CountryID: id(),
  MaritalStatusID: id().nullable(),
  PassportNumber: code(20).transform(passportNumber).nullable(),
  PassportExpiresOn: day().nullable(),
  JobTitle: optionalLine(200),
  Employer: optionalLine(200),
  Contacts: contacts(),
  Education: education(),
  Attachments: attachments(),
}

const organizationDetails = {
  Name: trilingual(200),
  Address1: line(200),
  Address2: optionalLine(200),
  City: line(100),
  Zip: optionalLine(20),
  CountryID: id(),
  ContactName: line(200),
  ContactJobTitle: line(200),
  ContactPhone: phone(),
  Attachments: attachments(),
}

const instructorDetails = {
  TitleID: id().nullable(),
  /** Parts, or a full name alone, which is split. */
  NameParts: z.strictObject({ First: namePart(), Middle: optionalNamePart(), Last: namePart() }).optional(),
  FullName: bothNames().optional(),
  NationalityID: id(),
  CountryID: id(),
  WorkExperience: longText().refine((text) => text !== '', 'required'),
  Contacts: contacts(),
  Education: education(),
  LanguageIDs: lookupIds(),
  AreaIDs: lookupIds(),
  SectorIDs: lookupIds(),
  Attachments: attachments(),
}

const consent = { Key: signupKey(), Terms: acceptedTerms() }

export const traineeSignup = z
  .strictObject({
    Kind: z.literal('trainee'),
    ...consent,
    ...passwordPair,
    ...traineeDetails,
    CompetitionCode: competitionCode(),
  })
  .superRefine(samePasswords)

/** Enough for a competition; made whole later under the same id. No password: the mailed code is the proof. */
export const lightTraineeSignup = z.strictObject({
  Kind: z.literal('lightTrainee'),
  ...consent,
  Name: line(200),
  Mobile: phone(),
  CountryID: id(),
  CompetitionCode: competitionCode(),
})

export const organizationSignup = z
  .strictObject({ Kind: z.literal('organization'), ...consent, ...passwordPair, ...organizationDetails })
  .superRefine(samePasswords)

export const instructorSignup = z
  .strictObject({ ...consent, ...passwordPair, ...instructorDetails })
  .superRefine(samePasswords)
  .superRefine(namedAtAll)

export const userSignup = z.discriminatedUnion('Kind', [traineeSignup, lightTraineeSignup, organizationSignup], {
  error: 'notAllowed',
})

export type TraineeSignup = z.output<typeof traineeSignup>
export type LightTraineeSignup = z.output<typeof lightTraineeSignup>
export type OrganizationSignup = z.output<typeof organizationSignup>
export type InstructorSignup = z.output<typeof instructorSignup>
