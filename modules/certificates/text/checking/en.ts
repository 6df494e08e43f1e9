import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  good: 'The code on the certificate is signed by the academy.',
  bad: 'This code is not the academy’s',
  badHint: 'Its signature is wrong: its facts were changed, or the academy never issued it. Do not rely on this paper.',
  other: 'A code of another certificate',
  otherHint: 'The signed facts in the code are not those of the certificate it points to. Do not rely on this paper.',
  unknownKey: 'The key it is signed with is not known here',
  noKeys: 'The signature could not be checked: the academy’s keys could not be fetched',
  cannot: 'This browser cannot check the signature',
  askLater: 'Connect to the internet and try again.',
  signedOnly: 'Signed by the academy; whether it still holds is not known',
  noList:
    'There is no connection, and no list of certificates that do not hold is kept here. Try again when connected.',
  byList:
    'There is no connection. The academy’s signature in the code was checked here, and how it stands by the list of {{date}}.',
}
