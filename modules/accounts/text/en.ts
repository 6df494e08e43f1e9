import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as kit } from '#platform/web/text/kit/en.ts'

const setUpTheAcademy = 'Set up the academy'

export const en: Words<typeof ar> = {
  screens: {
    users: 'Users',
    user: 'User account',
    userEdit: 'Account details',
    setup: setUpTheAcademy,
    profile: 'Account profile',
  },
  setup: {
    title: setUpTheAcademy,
    description: 'Create the first administrator. The secret was printed once when the server started.',
    secret: 'Secret',
    nameAr: terms.nameInArabic,
    nameEn: terms.nameInEnglish,
    email: terms.eMail,
    password: terms.password,
    submit: 'Create the account',
    done: 'The account was created. Log in with it.',
    notNeeded: 'This academy has been set up already; this page is not needed.',
  },
  password: {
    checks: 'Password checks',
    met: kit.form.met,
    unmet: kit.form.unmet,
  },
  passwordChecks: {
    characters: terms.atLeast8,
    number: 'At least one digit',
    uppercase: 'At least one capital letter',
    special: 'At least one special character, such as ! or #',
    notCommon: 'Not one of the common passwords',
  },
  granters: {
    admins: 'Administrators:',
    more_zero: 'and nobody else',
    more_one: 'and one more',
    more_two: 'and {{count}} more',
    more_few: 'and {{count}} more',
    more_many: 'and {{count}} more',
    more_other: 'and {{count}} more',
    contact: 'Contact the academy:',
  },
  refusals: {
    cannotGrant:
      'You cannot grant all that you chose. Nobody grants a role or permission they lack; ask an administrator.',
    notNew: 'This is your address already. Enter the new one.',
    beyondYourRights:
      'This account has a role or permissions that you could not grant. Only an administrator changes it.',
    ownRights: 'Nobody changes their own role, permissions, address or state. Ask another administrator.',
    lastAdmin: 'This is the last administrator who can log in. Appoint another one first.',
    otherRecord:
      'This account belongs to the record {{code}}, which does not go with this role. Make an account with another address for it.',
    keptByRecord: 'Name, address and gender are kept in the record {{code}}. Change them there.',
    userHasData: 'Can’t delete the user {{name}}: there is data. Please set it inactive instead.',
    emailTaken: 'This e-mail address has an account already. Use another one.',
    wrongSetupSecret: 'The set-up secret is not right. Copy it as the start-up of the server printed it.',
    alreadySetUp: 'The academy has been set up already. Log in with your account.',
    linkTooSoon: 'A link was sent a moment ago. Give it time to arrive; you can ask for another in {{wait}}.',
    linkOver:
      'This link is no longer good: it was used, or its time is over. Ask for a new one, or set your password through “Forgot password”.',
    userErased: 'The owner of this account was erased, so nothing about it changes any more.',
  },
}
