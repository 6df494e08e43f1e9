import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply } from '#platform/shared/record/list.ts'
import { fileNotFound, fileTooHeavy } from '#platform/shared/files.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  id,
  line,
  queryId,
  queryNumber,
  savedReply,
  version,
  tooLong,
  tooMany,
  trilingualReply,
} from '#platform/shared/shapes.ts'
import { findingCodes, likelyReasons, rosterFields, rosterKinds } from '../rules/roster/fields.ts'
import { noteCodes } from '../rules/roster/notes.ts'
import { rosterStates } from '../rules/roster/overview.ts'
import { sendInvitation } from './person-lists.ts'
import {
  emptyRoster,
  mappingIncomplete,
  nothingToImport,
  rosterHasErrors,
  tooManyColumns,
  tooManyRows,
  unreadableRoster,
} from './refusals.ts'

export const rosterField = z.enum(rosterFields)
const cell = () => z.string().max(1000, tooLong)
/** Row as in the file (the header is 1), column from 1. */
const fileRow = () => z.int().min(2).max(100_000)

export const Finding = z
  .object({
    Column: z.int(),
    Code: z.enum(findingCodes),
    Severity: z.enum(['error', 'warning']),
    /** The row of the file in which the same value stands. */
    OtherRow: z.int().nullable(),
    /** The day that a date of the Hijri calendar was read as. */
    Day: z.string().nullable(),
    /** The code of the record that the academy has of somebody alike. */
    OtherCode: z.string().nullable(),
    /** In what both agree who are likely one person. */
    Reasons: z.array(z.enum(likelyReasons)),
  })
  .meta({ id: 'RosterFinding' })

export const Roster = z
  .object({
    ID: z.int(),
    Kind: z.enum(rosterKinds),
    FileName: z.string(),
    /** `committing`: confirmed, its rows are being saved. */
    State: z.enum(rosterStates),
    Version: z.int(),
    OrganizationID: z.int().nullable(),
    Header: z.array(z.string()),
    /** Where the header stands in the sheet (0: it has none), and the rows that may be taken for it. */
    HeaderRow: z.int(),
    HeaderChoices: z.array(z.object({ Row: z.int(), Cells: z.array(z.string()) })),
    /** The names of the file's visible sheets, and the one that was read, from 0. */
    Sheets: z.array(z.string()),
    Sheet: z.int(),
    /** What is to be known of the file as a whole, with the sheets or titles that it is about. */
    Notes: z.array(z.object({ Code: z.enum(noteCodes), Names: z.array(z.string()) })),
    /** For each column the field it holds, or null where it is left out. */
    Mapping: z.array(rosterField.nullable()),
    /** Fields that the import needs and no column holds. */
    MissingFields: z.array(rosterField),
    Counts: z.object({
      Rows: z.int(),
      Blank: z.int(),
      Skipped: z.int(),
      WithErrors: z.int(),
      WithWarnings: z.int(),
      /** Cells with an error in rows that are not skipped. */
      Errors: z.int(),
      Warnings: z.int(),
      /** Rows that a commit would import now. */
      Ready: z.int(),
    }),
    Items: z.array(
      z.object({
        Row: z.int(),
        Cells: z.array(z.string()),
        IsSkipped: z.boolean(),
        Findings: z.array(Finding),
        /** Cells of a workbook that hold a day as a bare number, with the day that it means. */
        Days: z.array(z.object({ Column: z.int(), Day: z.string() })),
      }),
    ),
    /** Rows that `show` selects, of which Items is a page. */
    Total: z.int(),
    Result: z.object({ Created: z.int(), Skipped: z.int(), Invited: z.int(), Refused: z.int() }).nullable(),
    /** While rows are being saved: how many are settled, of how many. */
    Progress: z.object({ Done: z.int(), Of: z.int() }).nullable(),
    /** A page of what became of the rows of a confirmed import, those first that could not be taken. */
    Outcomes: z.array(
      z.object({
        Row: z.int(),
        /** Of the record that the row is now; null: it was not taken. */
        Code: codeReply().nullable(),
        /** Null: the record is no longer there, or not the reader's. */
        PersonID: z.int().nullable(),
        FullName: trilingualReply.nullable(),
        Findings: z.array(z.enum(findingCodes)),
      }),
    ),
    OutcomesTotal: z.int(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'Roster' })

const pastTheWall =
  'An import is nobody’s behind the wall; it is its uploader’s alone, and held against everybody whom the academy knows.'
const readingRefusals = [unreadableRoster, emptyRoster, tooManyRows, tooManyColumns, fileNotFound, fileTooHeavy]

export const readRoster = call({
  method: 'POST',
  path: '/api/Trainee/ReadRoster',
  who: 'reviewersCustomer',
  effect: 'writes',
  pastTheWall,
  summary:
    'Reads a roster of trainees, or of instructors where an editor asks, from an uploaded file (field `roster`, CSV or XLSX) or from CSV text, finds its table and maps its columns.',
  body: z
    .strictObject({
      Kind: z.enum(rosterKinds).default('trainee'),
      FileID: id().nullable().default(null),
      FileName: line(255).optional(),
      Text: z.string().max(5_000_000, tooLong).optional(),
    })
    .refine((body) => body.FileID !== null || Boolean(body.Text), { error: 'required', path: ['FileID'] }),
  reply: savedReply,
  refusals: readingRefusals,
})

export const placeRoster = call({
  method: 'POST',
  path: '/api/Trainee/PlaceRoster',
  who: 'reviewersCustomer',
  effect: 'writes',
  pastTheWall,
  summary: 'Takes another row for the header of an import, or another sheet of its file, and maps the columns anew.',
  body: z.strictObject({
    ID: id(),
    Version: version(),
    Sheet: z.int().min(0).max(100),
    /** As in the file; 0: it has none, every row is somebody; null: the row that looks most like a header. */
    HeaderRow: z.int().min(0).max(100_000).nullable(),
  }),
  reply: savedReply,
  refusals: [...readingRefusals, changedMeanwhile, notNow],
})

export const getRoster = call({
  method: 'GET',
  path: '/api/Trainee/GetRoster',
  who: 'reviewersCustomer',
  effect: 'reads',
  pastTheWall,
  summary: 'An import with what its check found at which cell, and a page of its rows.',
  query: z.strictObject({
    ID: queryId(),
    show: z.enum(['all', 'errors', 'warnings', 'skipped']).default('all'),
    pageNum: queryNumber(1, 10_000).default(1),
    pageSize: queryNumber(10, 100).default(50),
  }),
  reply: Roster,
  refusals: [],
})

export const mapRoster = call({
  method: 'POST',
  path: '/api/Trainee/MapRoster',
  who: 'reviewersCustomer',
  effect: 'writes',
  pastTheWall,
  summary:
    'Says which column holds which field, and to which organization the trainees belong: what an organization imports is its own.',
  body: z.strictObject({
    ID: id(),
    Version: version(),
    Mapping: z.array(rosterField.nullable()).max(100, tooMany),
    OrganizationID: id().nullable(),
  }),
  reply: savedReply,
  refusals: [mappingIncomplete, changedMeanwhile, notNow],
})

export const fixRoster = call({
  method: 'POST',
  path: '/api/Trainee/FixRoster',
  who: 'reviewersCustomer',
  effect: 'writes',
  pastTheWall,
  summary: 'Writes other texts in cells of an import; the file itself stays as it was.',
  body: z.strictObject({
    ID: id(),
    Version: version(),
    Cells: z
      .array(z.strictObject({ Row: fileRow(), Column: z.int().min(1).max(100), Text: cell() }))
      .min(1, 'required')
      .max(500, tooMany),
  }),
  reply: savedReply,
  refusals: [changedMeanwhile, notNow],
})

export const skipRosterRows = call({
  method: 'POST',
  path: '/api/Trainee/SkipRosterRows',
  who: 'reviewersCustomer',
  effect: 'writes',
  pastTheWall,
  summary: 'Leaves rows out of the import, or takes them in again. Without rows: every row that has an error.',
  body: z.strictObject({
    ID: id(),
    Version: version(),
    Rows: z.array(fileRow()).max(5000, tooMany),
    IsSkipped: z.boolean(),
  }),
  reply: savedReply,
  refusals: [changedMeanwhile, notNow],
})

export const commitRoster = call({
  method: 'POST',
  path: '/api/Trainee/CommitRoster',
  who: 'reviewersCustomer',
  effect: 'writes',
  pastTheWall,
  summary:
    'Confirms an import: every row that is not skipped becomes a trainee, or an instructor, with an account, and is mailed an invitation where wanted; whom an organization imports is always told. The rows are saved after the answer, and `GetRoster` says how far it is and what became of each. Committing again changes nothing.',
  body: z.strictObject({ ID: id(), Version: version(), SendInvitations: sendInvitation() }),
  reply: savedReply,
  refusals: [mappingIncomplete, rosterHasErrors, nothingToImport, changedMeanwhile, notNow],
})

export const dropRoster = call({
  method: 'DELETE',
  path: '/api/Trainee/DropRoster',
  who: 'reviewersCustomer',
  effect: 'writes',
  pastTheWall,
  summary: 'Gives up an import that is not committed; what was read of the file is erased.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})
