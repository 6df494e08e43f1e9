import type { Words } from '#platform/shared/words.ts'
import { en as notifications } from '#modules/notifications/text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  screens: {
    mailbox: 'My mailbox',
  },
  about: {
    mailbox:
      'Letters and notifications that you got from the academy. Log-in codes and links are erased once they are sent.',
    sent: 'Letters that you sent or that followed from what you did, and what became of each.',
    unsent: 'Every letter that has not arrived, why, and when it is tried next.',
  },
  tabs: {
    received: 'To me',
    sent: 'Sent by me',
    unsent: 'All that have not left',
  },
  sends: notifications.screens.sends,
  fields: {
    subject: 'Subject',
    kind: terms.kind,
    at: 'Written',
    sentAt: 'Left',
    state: terms.state,
    to: 'Address',
    cause: 'Why it did not arrive',
    isOpened: 'Document opened by its link',
    nextTryAt: 'Next try',
  },
  kinds: {
    letter: 'Letter',
    notification: notifications.templates.bellOnly,
  },
  states: {
    waiting: 'Waiting to be sent',
    sent: 'Sent',
    refused: 'Not delivered',
    withheld: 'Not sent',
    unread: notifications.unread,
    read: 'Read',
  },
  causes: {
    noSuchAddress: 'There is no such address',
    mailboxFull: 'The mailbox is full',
    unreachable: 'The mail server cannot be reached',
    refusedByServer: 'Refused by the receiving server',
  },
  secret: 'This letter held a secret code or link, so its text is not shown here.',
  kept: 'The letter stays here as it was written. The key to a document and the calendar file leave with the letter and are not kept; documents and dates stand on their pages.',
  none: 'No letters or notifications here.',
  noneSent: 'No letters follow from what you did.',
  noneUnsent: 'Every letter has left.',
  sections: { delivery: 'Mail delivery' },
  delivery: {
    refused: 'Mail to this address is refused since {{day}}',
    said: 'What the mail server said',
    count: 'Letters refused: {{count}}',
    reached: 'Addresses that letters reach',
    all: 'Letters reach every address.',
    hint: 'The mail server says that there is nobody at this address, so no letters are sent to it. Correct the address in the record, or write to it again once it works. Log-in codes are sent all the same.',
    see: 'Look',
  },
  acts: {
    clearUndeliverable: {
      do: 'Write to it again',
      ask: 'Letters go to this address again. If the mail server refuses one once more, they stop.',
      past: 'Refused mail address cleared',
    },
    closeAddress: { past: 'Mail address closed, as a letter came back' },
  },
  refusals: {
    noDeliveryReport: 'This is no report of a mail server about a letter. Hand over the whole mail as it came.',
  },
}
