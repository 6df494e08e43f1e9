import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  day,
  doneReply,
  id,
  instant,
  line,
  queryId,
  savedReply,
  shortText,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { deliveryStates, faults } from '../rules/delivery.ts'
import { testKind, webhookEventKinds } from '../rules/events.ts'
import { disabledReasons, webhookActNames, webhookStates } from '../rules/webhook.ts'
import { addressInside, tooManyWebhooks } from './refusals.ts'

const group = '/api/Webhook'
const who = 'admin'
const event = z.enum(webhookEventKinds)

const webhookRow = z
  .object({
    ID: z.int(),
    Name: z.string(),
    Url: codeReply(),
    State: z.enum(webhookStates),
    DisabledWhy: z.enum(disabledReasons).nullable(),
    /** The first try that failed since one succeeded. */
    FailingSince: instant().nullable(),
    Waiting: z.int(),
    Failed: z.int(),
    Version: z.int(),
    Actions: z.array(z.enum(webhookActNames)),
  })
  .meta({ id: 'WebhookRow' })

export const getWebhooks = call({
  method: 'GET',
  path: `${group}/GetWebhooks`,
  who,
  effect: 'reads',
  summary: 'The addresses outside that are told what happens in the academy.',
  ...list({ row: webhookRow, orders: ['Name'], first: 'Name', filters: { State: z.enum(webhookStates) } }),
  refusals: [],
})

export const getWebhook = call({
  method: 'GET',
  path: `${group}/GetWebhook`,
  who,
  effect: 'reads',
  summary: 'One address with the events that it is told of.',
  query: byId,
  reply: webhookRow
    .extend({
      Events: z.array(event),
      /** Whose rights say what of a record is sent. */
      OwnerName: trilingualReply,
      MadeAt: instant(),
      DisabledAt: instant().nullable(),
      /** The former secret signs too until then. */
      BothSecretsUntil: instant().nullable(),
      History: z.array(
        z.object({
          ID: z.int(),
          At: instant(),
          Kind: z.string(),
          By: z.string().nullable(),
          Why: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'Webhook' }),
  refusals: [],
})

const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === ''
}

/** What the form of an address sends. */
export const webhookFields = z.strictObject({
  Name: line(80),
  Url: shortText(500, 'tooLong').refine(isWebAddress, 'notALink'),
  Events: z.array(event).min(1, 'required').max(webhookEventKinds.length, tooMany),
})

export const addWebhook = call({
  method: 'POST',
  path: `${group}/AddWebhook`,
  who,
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Adds an address that is told of events, with a secret that `RenewSecret` tells.',
  body: webhookFields,
  reply: savedReply,
  refusals: [addressInside, tooManyWebhooks],
})

export const editWebhook = call({
  method: 'PUT',
  path: `${group}/EditWebhook`,
  who,
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Changes an address and the events that it is told of; what waits goes to the new one.',
  query: byId,
  body: webhookFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [addressInside, changedMeanwhile],
})

const actBody = z.strictObject({ ID: id(), Version: version() })

export const enableWebhook = call({
  method: 'POST',
  path: `${group}/EnableWebhook`,
  who,
  effect: 'writes',
  summary: 'Tells a disabled address again, of what happens from now on; the caller’s rights say what is sent.',
  body: actBody,
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})

export const disableWebhook = call({
  method: 'POST',
  path: `${group}/DisableWebhook`,
  who,
  effect: 'writes',
  summary: 'Tells an address nothing more; what waits has failed.',
  body: actBody,
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})

export const renewWebhookSecret = call({
  method: 'POST',
  path: `${group}/RenewSecret`,
  who,
  effect: 'writes',
  whileActing: 'refused',
  secretReply: true,
  summary: 'Makes another secret, which is told this once; the one before signs beside it for a day.',
  body: z.strictObject({ ID: id() }),
  reply: z.object({ Secret: z.string() }),
  refusals: [],
})

export const sendTestEvent = call({
  method: 'POST',
  path: `${group}/SendTestEvent`,
  who,
  effect: 'writes',
  summary: 'Sends an address a message of no event, to see whether it arrives.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [notNow],
})

/** Since when what failed is sent again. */
export const sinceFields = z.strictObject({ Since: day() })

export const resendFailed = call({
  method: 'POST',
  path: `${group}/ResendFailed`,
  who,
  effect: 'writes',
  summary: 'Sends again what failed since a day.',
  body: sinceFields.extend({ ID: id() }),
  reply: z.object({ Count: z.int() }),
  refusals: [notNow],
})

export const deleteWebhook = call({
  method: 'DELETE',
  path: `${group}/DeleteWebhook`,
  who,
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Deletes an address with its secrets and the log of what was sent to it.',
  query: byId,
  reply: doneReply,
  refusals: [],
})

const deliveryRow = z
  .object({
    ID: z.int(),
    /** By which a receiver knows it again. */
    Message: codeReply(),
    Kind: z.enum([...webhookEventKinds, testKind]),
    SubjectID: z.int(),
    HappenedAt: instant(),
    State: z.enum(deliveryStates),
    Tries: z.int(),
    LastStatus: z.int().nullable(),
    NextTryAt: instant().nullable(),
    DeliveredAt: instant().nullable(),
    Actions: z.array(z.enum(['resendDelivery'])),
  })
  .meta({ id: 'DeliveryRow' })

export const getDeliveries = call({
  method: 'GET',
  path: `${group}/GetDeliveries`,
  who,
  effect: 'reads',
  summary: 'The log of one address: what was sent to it, newest first.',
  ...list({
    row: deliveryRow,
    orders: ['HappenedAt'],
    first: '-HappenedAt',
    always: { WebhookID: queryId() },
    filters: { State: z.enum(deliveryStates), Kind: z.enum([...webhookEventKinds, testKind]) },
  }),
  refusals: [],
})

export const getDelivery = call({
  method: 'GET',
  path: `${group}/GetDelivery`,
  who,
  effect: 'reads',
  summary: 'One message as it was sent, with every try and the beginning of what was answered.',
  query: byId,
  reply: deliveryRow
    .extend({
      Body: z.string().nullable(),
      Attempts: z.array(
        z.object({
          ID: z.int(),
          At: instant(),
          Status: z.int().nullable(),
          Fault: z.enum(faults).nullable(),
          Answer: z.string(),
          TookMs: z.int(),
        }),
      ),
    })
    .meta({ id: 'Delivery' }),
  refusals: [],
})

export const resendDelivery = call({
  method: 'POST',
  path: `${group}/ResendDelivery`,
  who,
  effect: 'writes',
  summary: 'Sends a message again, under the number that it had.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [notNow],
})
