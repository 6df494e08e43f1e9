import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { notNow } from '#platform/shared/refusal.ts'
import { day, doneReply, id, instant, line, shortText, tooMany, trilingualReply } from '#platform/shared/shapes.ts'
import { ownProof, proofRefusals } from '#modules/signin/contract/proof.ts'
import { isNetwork } from '../rules/address.ts'
import { tokenAreas } from '../rules/areas.ts'
import { endings, tokenStates } from '../rules/token.ts'
import { tokenNameTaken, tooManyTokens } from './refusals.ts'

const group = '/api/ApiToken'
const area = z.enum(tokenAreas)

const tokenRow = z
  .object({
    ID: z.int(),
    Name: z.string(),
    /** How it begins; the whole is kept nowhere. */
    Prefix: codeReply(),
    OwnerName: trilingualReply,
    State: z.enum(tokenStates),
    EndedWhy: z.enum(endings).nullable(),
    MadeAt: instant(),
    ExpiresAt: instant(),
    Reads: z.array(area),
    Writes: z.array(area),
    Networks: z.array(z.string()),
    Uses: z.int(),
    LastUsedOn: dayReply().nullable(),
    LastUsedAddress: codeReply().nullable(),
    Actions: z.array(z.enum(['revokeToken'])),
  })
  .meta({ id: 'ApiToken' })

export const getApiTokens = call({
  method: 'GET',
  path: `${group}/GetApiTokens`,
  who: 'tokenHolders',
  effect: 'reads',
  summary: 'The API tokens that the caller has made; administrators get everybody’s.',
  ...list({
    row: tokenRow,
    orders: ['Name', 'MadeAt', 'ExpiresAt'],
    first: '-MadeAt',
    filters: { State: z.enum(tokenStates) },
  }),
  refusals: [],
})

export const getTokenRules = call({
  method: 'GET',
  path: `${group}/GetTokenRules`,
  who: 'tokenHolders',
  effect: 'reads',
  summary:
    'What a token of the caller can be made for: areas in which the caller may do something, and the last day that it may have.',
  reply: z
    .object({
      LastDay: dayReply(),
      HasPassword: z.boolean(),
      Areas: z.array(z.object({ Area: area, CanWrite: z.boolean() })),
    })
    .meta({ id: 'TokenRules' }),
  refusals: [],
})

const network = () => shortText(50, 'tooLong').refine(isNetwork, 'notANetwork')

/** What the form of a token sends beside the proof of who fills it in. */
export const tokenFields = z.strictObject({
  Name: line(80),
  /** The last day on which it is good. */
  ExpiresOn: day(),
  Reads: z.array(area).max(tokenAreas.length, tooMany),
  Writes: z.array(area).max(tokenAreas.length, tooMany),
  /** None: from anywhere. */
  Networks: z.array(network()).max(20, tooMany),
})

/** The same as a person types it: networks a line each. */
export const typedToken = z.object({
  ...tokenFields.shape,
  Networks: z
    .string()
    .transform((text) => text.split(/[\s,،]+/).filter(Boolean))
    .pipe(tokenFields.shape.Networks),
  ...ownProof,
})

export const makeToken = call({
  method: 'POST',
  path: `${group}/MakeToken`,
  who: 'tokenHolders',
  effect: 'writes',
  whileActing: 'refused',
  secretReply: true,
  summary:
    'Makes an API token with the caller’s rights in some areas, after the caller has proved who they are. It is told this once.',
  body: z.strictObject({ ...tokenFields.shape, ...ownProof }),
  reply: z.object({ ID: z.int(), Token: z.string() }),
  refusals: [...proofRefusals, tokenNameTaken, tooManyTokens],
})

export const revokeToken = call({
  method: 'POST',
  path: `${group}/RevokeToken`,
  who: 'tokenHolders',
  effect: 'writes',
  summary: 'Takes an API token back: the program that has it gets nothing more.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [notNow],
})
