import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  doneReply,
  id,
  optionalLine,
  queryFlag,
  queryId,
  savedReply,
  tooLong,
  tooMany,
  version,
} from '#platform/shared/shapes.ts'
import { fileTooHeavy } from '#platform/shared/files.ts'
import { Entry, lookupKey, oneEntry, Option, saveEntryBody } from './entry.ts'
import {
  badFile,
  codeTaken,
  codeTwice,
  entriesApart,
  entryInUse,
  entryKept,
  entryOfProgram,
  listClosed,
  notALookupFile,
  sameEntry,
} from './refusals.ts'

export const getLookupOptions = call({
  method: 'GET',
  path: '/api/Lookup/GetOptions',
  who: 'anonymous',
  effect: 'reads',
  summary:
    'The active entries of one lookup in their order, for selects; beside them the one named by `ID`, active or not.',
  query: z.strictObject({ Lookup: lookupKey, search: optionalLine(100).optional(), ID: queryId().optional() }),
  reply: z.object({ Items: z.array(Option) }),
  refusals: [],
})

export const listLookupEntries = call({
  method: 'GET',
  path: '/api/Lookup/GetAll',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'The entries of one lookup, a page at a time.',
  ...list({
    row: Entry,
    orders: ['Position', 'Code', 'Name'],
    first: 'Position',
    always: { Lookup: lookupKey },
    filters: {
      IsActive: queryFlag(),
      /** True: those that lack their name in Arabic, English or French. */
      Missing: queryFlag(),
    },
  }),
  refusals: [],
})

export const getLookupEntry = call({
  method: 'GET',
  path: '/api/Lookup/GetEntry',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'One entry of a lookup.',
  query: oneEntry,
  reply: Entry,
  refusals: [],
})

export const saveLookupEntry = call({
  method: 'POST',
  path: '/api/Lookup/SaveEntry',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Makes an entry of a lookup, or changes it.',
  body: saveEntryBody,
  reply: savedReply,
  refusals: [codeTaken, entryKept, listClosed, changedMeanwhile],
})

export const deleteLookupEntry = call({
  method: 'DELETE',
  path: '/api/Lookup/DeleteEntry',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Deletes an entry that nothing refers to.',
  query: oneEntry,
  reply: doneReply,
  refusals: [entryInUse],
})

/** Records of one list that refer to something: under `Filter` it shows them alone. Null for what stands on no list. */
export const place = z.object({
  Screen: z.string().nullable(),
  Tab: z.string().optional(),
  Filter: z.string().nullable(),
  Count: z.int(),
})

export const getLookupUses = call({
  method: 'GET',
  path: '/api/Lookup/GetUses',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'How many records refer to an entry, by the list where they are found.',
  query: oneEntry,
  reply: z.object({
    Places: z.array(place),
  }),
  refusals: [],
})

export const mergeLookupEntry = call({
  method: 'POST',
  path: '/api/Lookup/MergeEntry',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Takes an entry away that another says too; what refers to it refers to the other from then on.',
  body: z.strictObject({ Lookup: lookupKey, ID: id(), Version: version(), IntoID: id() }),
  reply: z.object({ Moved: z.int() }),
  refusals: [entryOfProgram, sameEntry, entriesApart, changedMeanwhile],
})

export const orderLookupEntries = call({
  method: 'POST',
  path: '/api/Lookup/OrderEntries',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Puts the named entries in this order, in the places that they have among all.',
  body: z.strictObject({ Lookup: lookupKey, IDs: z.array(id()).min(2, 'required').max(500, tooMany) }),
  reply: doneReply,
  refusals: [],
})

export const exportLookup = call({
  method: 'GET',
  path: '/api/Lookup/Export',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary:
    'All entries of one lookup as rows of a table, the first of titles; as CSV or as a workbook the import takes them again.',
  query: z.strictObject({ Lookup: lookupKey }),
  reply: z.object({ Rows: z.array(z.array(z.string())) }),
  refusals: [],
})

export const importLookup = call({
  method: 'POST',
  path: '/api/Lookup/Import',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary:
    'Reads entries from CSV text or from a workbook (XLSX in Base64): known codes are changed, new ones are added, all or nothing. What the file has no column for stays as it is.',
  body: z.strictObject({
    Lookup: lookupKey,
    Text: z.string().max(1_000_000, tooLong).optional(),
    Workbook: z.string().max(1_000_000, tooLong).optional(),
  }),
  reply: z.object({ Added: z.int(), Changed: z.int() }),
  refusals: [badFile, notALookupFile, codeTwice, listClosed, entryKept, fileTooHeavy],
})
