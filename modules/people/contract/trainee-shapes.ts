import * as z from 'zod'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import {
  code,
  day,
  email,
  id,
  instant,
  optionalLine,
  phone,
  queryFlag,
  queryId,
  trilingualReply,
} from '#platform/shared/shapes.ts'
import { passportNumber } from '../rules/passport.ts'
import { AddressChange } from '#modules/accounts/contract/address.ts'
import { NameParts, nameFields, namedAtAll } from './names.ts'
import { attachmentEntries, contactEntries, educationEntries, listOrFlat } from './person-entries.ts'
import { Attachment, Contact, Education } from './person-lists.ts'

export const genders = ['male', 'female'] as const
const gender = z.enum(genders)
export const accountState = z.enum(['active', 'pending', 'inactive'])

const bothScripts = z.object({ ar: z.string(), en: z.string() })

/** A trainee in lists. The passport number shows by its last three characters. */
export const traineeRowShape = {
  ID: z.int(),
  Code: codeReply(),
  FullName: trilingualReply,
  Gender: gender.nullable(),
  BirthDate: dayReply().nullable(),
  NationalityID: z.int().nullable(),
  NationalityName: trilingualReply.nullable(),
  Email: codeReply(),
  Mobile: codeReply(),
  JobTitle: z.string(),
  Employer: z.string(),
  OrganizationID: z.int().nullable(),
  OrganizationName: trilingualReply.nullable(),
  PassportEnding: z.string().nullable(),
  PassportExpiresOn: dayReply().nullable(),
  /** Of the account; null where there is none. */
  AccountState: accountState.nullable(),
  IsNew: z.boolean(),
  /** Came for a competition, with little more than a name; may complete the record. */
  IsLight: z.boolean(),
  IsActive: z.boolean(),
  Version: z.int(),
  Actions: z.array(z.string()),
}
export const TraineeRow = z.object(traineeRowShape).meta({ id: 'TraineeRow' })

export const Trainee = z
  .object({
    ...traineeRowShape,
    WorkEmail: z.string(),
    EducationDegreeID: z.int().nullable(),
    EducationDegreeName: trilingualReply.nullable(),
    PassportFile: z.object({ ID: z.int(), Name: z.string(), Size: z.int() }).nullable(),
    NameParts,
    TitleID: z.int().nullable(),
    TitleName: trilingualReply.nullable(),
    CountryID: z.int().nullable(),
    CountryName: trilingualReply.nullable(),
    MaritalStatusID: z.int().nullable(),
    MaritalStatusName: trilingualReply.nullable(),
    /** The visa that the person holds for the academy's country; null for who has no use for it. */
    VisaKind: z.string().nullable(),
    VisaNumber: z.string().nullable(),
    VisaExpiresOn: dayReply().nullable(),
    CompetitionCode: z.string().nullable(),
    /** The academy has held the name against the passport: the person changes it through a reviewer alone. */
    IsNameChecked: z.boolean(),
    /** The newest change of the name that the person asked for, while it waits or where it was rejected. */
    NameChange: z
      .object({
        ID: z.int(),
        State: z.enum(['asked', 'rejected']),
        FullName: bothScripts,
        AskedAt: instant(),
        Answer: z.string().nullable(),
      })
      .nullable(),
    /** Another address that waits to be proved; who does not keep the record is not told. */
    AddressChange: AddressChange.nullable(),
    Contacts: z.array(Contact),
    Education: z.array(Education),
    Attachments: z.array(Attachment),
  })
  .meta({ id: 'Trainee' })

export const traineeFields = z.strictObject({
  ...nameFields,
  Gender: gender.nullable(),
  BirthDate: day().nullable(),
  NationalityID: id().nullable(),
  /** Left out: stays as it is (the form does not know it); null: taken away. */
  PassportNumber: code(20).transform(passportNumber).nullable().optional(),
  PassportExpiresOn: day().nullable(),
  PassportFileID: id().nullable(),
  TitleID: id().nullable().optional(),
  CountryID: id().nullable().optional(),
  MaritalStatusID: id().nullable().optional(),
  /** The visa that the person holds. What is left out of these stays as it is. */
  VisaKind: optionalLine(100).optional(),
  VisaNumber: z.union([z.literal(''), code(30)]).optional(),
  VisaExpiresOn: day().nullable().optional(),
  Email: email(),
  /** These two are read from the main entries of the contacts, and written into them. */
  WorkEmail: z.union([z.literal(''), email()]).optional(),
  Mobile: z.union([z.literal(''), phone()]).optional(),
  /** Every contact but the address to sign in with. Left out: they stay as they are. */
  Contacts: contactEntries().optional(),
  JobTitle: optionalLine(200),
  Employer: optionalLine(200),
  OrganizationID: id().nullable(),
  /** Of the main entry of the education. */
  EducationDegreeID: id().nullable().optional(),
  Education: educationEntries().optional(),
  Attachments: attachmentEntries().optional(),
})
const lists = listOrFlat({ Contacts: ['WorkEmail', 'Mobile'], Education: ['EducationDegreeID'] })
/** What holds of a trainee's fields together. */
export const traineeChecks = (body: Partial<z.output<typeof traineeFields>>, context: z.RefinementCtx): void => {
  namedAtAll(body, context)
  lists(body, context)
}

/** What the trainee may change of the own record: who employs them and which organization they belong to is the academy's to say. */
export const ownTraineeFields = traineeFields.omit({ OrganizationID: true, Email: true })

/** What an organization writes of its own people. */
export const fieldsOfOwnPerson = traineeFields.pick({
  NameParts: true,
  FullName: true,
  Gender: true,
  BirthDate: true,
  NationalityID: true,
  PassportNumber: true,
  PassportExpiresOn: true,
  WorkEmail: true,
  Mobile: true,
  JobTitle: true,
  Employer: true,
})
/** Somebody whom an organization adds. */
export const newOwnPerson = fieldsOfOwnPerson.extend({ Email: email() })

/** What the forms of both check while somebody writes. */
export const traineeForm = traineeFields.superRefine(traineeChecks)
export const ownPersonForm = fieldsOfOwnPerson.partial()
export const newOwnPersonForm = newOwnPerson.superRefine(namedAtAll)
export const ownTraineeForm = ownTraineeFields.superRefine(traineeChecks)

const all = { row: TraineeRow, orders: ['FullName', 'Code', 'Email', 'CreatedAt'], first: 'FullName' } as const
/** Trainees that the caller reaches. */
export const traineeList = list({
  ...all,
  filters: {
    OrganizationID: queryId(),
    NationalityID: queryId(),
    TitleID: queryId(),
    CountryID: queryId(),
    MaritalStatusID: queryId(),
    /** Those who have it among their education. */
    EducationDegreeID: queryId(),
    /** Those who have a contact of it. */
    ContactTypeID: queryId(),
    Gender: gender,
    IsActive: queryFlag(),
    IsNew: queryFlag(),
    IsLight: queryFlag(),
    /** Those who have asked for a change of their name. */
    NameAsked: queryFlag(),
  },
})
/** The same where nobody narrows them. */
export const traineesOfOrganization = list(all)
