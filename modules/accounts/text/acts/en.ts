import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

const givenUp = {
  do: 'Give the change up',
  done: 'The change was given up; the present address stays.',
}

export const en: Words<typeof ar> = {
  acts: {
    createFirstAdmin: { do: 'Create the first administrator', past: 'First administrator created' },
    addUser: {
      do: 'Add a user',
      done: 'The account was created and the invitation sent.',
      past: 'Account created',
      line: 'Account created',
    },
    updateUser: {
      do: terms.edit,
      done: 'The account was saved.',
      past: 'Account details changed',
      line: 'Account details changed',
    },
    changeRights: { past: 'Role or permissions of an account changed', line: 'Rights changed. {{change}}' },
    resendInvitation: {
      do: 'Send the invitation again',
      ask: 'A new invitation goes to {{email}}; the former one no longer works.',
      done: 'A new invitation was sent.',
      past: 'Invitation sent again',
    },
    activateUser: {
      do: 'Activate',
      ask: '{{name}} can log in again.',
      done: 'The account was activated.',
      past: 'Account activated',
      line: 'Account activated',
    },
    deactivateUser: {
      do: 'Set inactive',
      ask: '{{name}} can no longer log in, and open sessions end at once. Data and record stay as they are.',
      done: 'The account was set inactive.',
      past: 'Account set inactive',
      line: 'Account set inactive',
    },
    deleteUser: {
      do: terms.remove,
      ask: 'The account of {{name}} is deleted for good. This cannot be undone.',
      done: 'The account was deleted.',
      past: 'Account deleted',
    },
    askForAddress: { past: 'Another address asked for' },
    giveUpAddress: {
      do: givenUp.do,
      done: givenUp.done,
      past: 'Change of the own address given up',
    },
    giveUpUserAddress: {
      do: givenUp.do,
      done: givenUp.done,
      past: 'Change of address given up',
    },
    confirmAddress: { do: 'Yes, this address is mine', past: 'Address changed, after proof' },
    undoAddress: {
      do: 'This was not me: take it back',
      past: 'Change of address taken back from the old address',
    },
    changePhoto: { past: 'Photo of an account changed' },
    removePhoto: { do: 'Remove the photo', past: 'Photo of an account removed' },
    changeGender: { past: 'Gender of an account changed by its owner' },
  },
}
