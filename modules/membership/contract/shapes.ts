import * as z from 'zod'
import { invoiceReply, proofTwin } from '#modules/billing/contract/shapes.ts'
import { codeReply, dayReply } from '#platform/shared/record/list.ts'
import { id, instant, plainText, trilingualReply, version } from '#platform/shared/shapes.ts'
import { cardStates, holds } from '../rules/card-states.ts'
import { cardKinds, replacementCauses } from '../rules/requesting.ts'

export const cardState = z.enum(cardStates.states)
export const cardKind = z.enum(cardKinds)
export const cause = z.enum(replacementCauses)

/** Why somebody decided so; the holder reads it. */
export const reason = () => plainText(1000).pipe(z.string().min(1, 'required'))
export const actBody = z.strictObject({ ID: id(), Version: version() })
export const reasonedBody = actBody.extend({ Reason: reason() })

/** What an act answers with, so that the page knows how the card stands without asking again. */
export const movedReply = z
  .object({ ID: z.int(), Version: z.int(), State: cardState, Number: z.string().nullable() })
  .meta({ id: 'MembershipCardMoved' })

const fields = {
  ID: z.int(),
  Version: z.int(),
  State: cardState,
  Kind: cardKind,
  /** Why it takes the place of another. */
  Cause: cause.nullable(),
  /** Null until it is confirmed. */
  Number: codeReply().nullable(),
  RequestedAt: instant(),
  StateSince: instant(),
  ValidFrom: dayReply().nullable(),
  ValidUntil: dayReply().nullable(),
  /** Why it stands where it stands. */
  Reason: z.string().nullable(),
  Note: z.string(),
  /** The card that it takes, or took, the place of. */
  ReplacesNumber: codeReply().nullable(),
  HasPaper: z.boolean(),
  Actions: z.array(z.string()),
}

/** A card in a list of the academy. */
export const cardRow = z
  .object({
    ...fields,
    TraineeID: z.int(),
    TraineeCode: codeReply(),
    TraineeName: trilingualReply,
    IsHidden: z.boolean(),
    HiddenReason: z.string().nullable(),
    /** What keeps it, confirmed, from taking the place of the card in force. */
    Hold: z.enum(holds).nullable(),
  })
  .meta({ id: 'MembershipCardRow' })

export const proofReply = z
  .object({
    File: z.object({ ID: z.int(), Name: z.string(), Size: z.int() }).nullable(),
    SwiftCode: z.string().nullable(),
    State: z.enum(['uploaded', 'verified', 'rejected']),
    Reason: z.string().nullable(),
    UploadedAt: instant(),
  })
  .meta({ id: 'MembershipCardProof' })

const money = { Invoice: invoiceReply.nullable(), Proofs: z.array(proofReply) }

/** All of a card, for the academy. */
export const cardReply = cardRow
  .extend({
    Invoice: money.Invoice,
    /** Each with others that bear the same file or the same SWIFT code. */
    Proofs: z.array(proofReply.extend({ Twins: z.array(proofTwin) })),
    /** The photo of the holder's profile. */
    PhotoID: z.int().nullable(),
    History: z.array(
      z.object({ ID: z.int(), At: instant(), Kind: z.string(), By: z.string().nullable(), Why: z.string().nullable() }),
    ),
  })
  .meta({ id: 'MembershipCard' })

/** The same for its holder. */
export const ownCardReply = z.object({ ...fields, ...money }).meta({ id: 'OwnMembershipCard' })
