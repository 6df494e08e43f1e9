import * as z from 'zod'
import { Application } from '../applications.ts'
import { NameParts } from '../names.ts'
import { Attachment, Chosen, Contact, Education } from '../person-lists.ts'

/** What a name in both scripts is in a reply. */
const names = z.object({ ar: z.string(), en: z.string() })

const LightTrainee = z
  .object({
    Name: names,
    Mobile: z.string(),
    CountryID: z.int().nullable(),
    CompetitionCode: z.string().nullable(),
  })
  .meta({ id: 'SignupLightTrainee' })

const OrganizationDraft = z
  .object({
    Name: z.object({ ar: z.string().optional(), en: z.string().optional(), fr: z.string().optional() }),
    Address1: z.string(),
    Address2: z.string(),
    City: z.string(),
    Zip: z.string(),
    CountryID: z.int().nullable(),
    ContactName: z.string(),
    ContactJobTitle: z.string(),
    ContactPhone: z.string(),
    Attachments: z.array(Attachment),
  })
  .meta({ id: 'SignupOrganization' })

const InstructorDraft = z
  .object({
    TitleID: z.int().nullable(),
    FullName: names,
    NameParts,
    NationalityID: z.int().nullable(),
    CountryID: z.int().nullable(),
    WorkExperience: z.string(),
    Contacts: z.array(Contact),
    Education: z.array(Education),
    Languages: z.array(Chosen),
    Areas: z.array(Chosen),
    Sectors: z.array(Chosen),
    Attachments: z.array(Attachment),
  })
  .meta({ id: 'SignupInstructor' })

export const signupStandings = [
  /** Nobody has the address. */
  'new',
  /** A trainee with little more than a name, who may complete the record. */
  'light',
  /** An organization or an instructor, by the state of the application. */
  'waiting',
  'moreAsked',
  'rejected',
  /** Somebody with an account, who logs in. */
  'registered',
] as const

/** Who stands behind a proved address, told to nobody but its owner. */
export const Signup = z
  .object({
    Email: z.string(),
    Standing: z.enum(signupStandings),
    /** Whose application it is; null where there is none. */
    Kind: z.enum(['organization', 'instructor']).nullable(),
    Application: Application.nullable(),
    LightTrainee: LightTrainee.nullable(),
    /** What was handed in, where more was asked for. */
    Organization: OrganizationDraft.nullable(),
    Instructor: InstructorDraft.nullable(),
    /** Uploaded with this key and not handed in yet. */
    Files: z.array(z.object({ FileID: z.int(), Name: z.string(), Bytes: z.int() })),
  })
  .meta({ id: 'Signup' })
