import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

const logIn = 'Log in'

export const en: Words<typeof ar> = {
  screens: {
    setUpFactor: 'Set up the second step',
    address: 'Address to log in with',
    home: terms.home,
    login: logIn,
    callback: 'Back from the identity provider',
    changePassword: terms.changePassword,
    sessions: terms.devicesAndSessions,
    verifyOtp: 'Sign-in code',
    checkCode: 'Check the code',
    forgotPassword: 'Forgot password',
    resetPassword: 'Set a password',
    security: terms.accountSecurity,
    lockScreen: 'Lock screen',
    comingSoon: 'Coming soon',
    maintenance: terms.maintenance,
    signInRules: 'Sign-in rules',
    notFound: terms.pageNotFound,
    serverError: terms.serverError,
    notAllowed: 'No permission',
  },
  login: {
    title: logIn,
    welcome: 'Welcome. Enter your e-mail address and password.',
    over: 'Your session has ended: its time ran out, or it was ended elsewhere. Log in to go on.',
    competition: 'You are entering the competition',
    email: terms.eMail,
    password: terms.password,
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Log in',
    forgot: 'Forgot your password?',
    register: 'No account yet? Register',
    courses: 'See the courses',
    missing: 'Enter your e-mail address and password.',
    already: 'You are already logged in as {{name}}.',
    goOn: terms.goOn,
    switchAccount: 'Use another account',
    capsLock: 'Caps Lock is on.',
    unsent_zero: 'No exam answers wait in this browser.',
    unsent_one: '{{count}} exam answer waits in this browser. It is sent as soon as the person who gave it logs in.',
    unsent_two:
      '{{count}} exam answers wait in this browser. They are sent as soon as the person who gave them logs in.',
    unsent_few:
      '{{count}} exam answers wait in this browser. They are sent as soon as the person who gave them logs in.',
    unsent_many:
      '{{count}} exam answers wait in this browser. They are sent as soon as the person who gave them logs in.',
    unsent_other:
      '{{count}} exam answers wait in this browser. They are sent as soon as the person who gave them logs in.',
    heading: 'From the plan to the certificate, in one place.',
    points: {
      plan: 'A yearly plan in which no room and no instructor clashes',
      register: 'A registration that trainees can follow step by step',
      result: 'Exams and certificates that anybody can verify',
    },
  },
  providers: {
    title: 'Log in through an identity provider',
    or: 'or',
    logInWith: 'Log in with {{name}}',
  },
  sample: {
    title: 'Accounts of the sample academy',
    hint: 'Choose an account to log in with. Everybody’s password:',
    use: 'Log in as {{name}}',
  },
  password: {
    title: terms.changePassword,
    description: 'Changing it ends your sessions on other devices.',
    old: 'Current password',
    new: 'New password',
    confirm: 'Confirm the new password',
    weak: 'Not all checks are met yet.',
    required: 'This field is required.',
  },
  sessions: {
    title: terms.devicesAndSessions,
    description:
      'The browsers in which your account is logged in. End what you do not know, then change your password.',
    acting: 'An administrator acting for you',
    current: 'This browser',
    browser: '{{browser}} on {{system}}',
    unknown: 'Unknown browser',
    since: 'Since {{at}}',
    lastUsed: 'Last used {{at}}',
    endOthers: 'End all other sessions',
    endedOthers: 'The other sessions were ended.',
    onlyThis: 'There are no other sessions.',
  },
  refusals: {
    lastFactor:
      'The academy asks your role for an authenticator app or a passkey. Add another one first, then remove this one.',
    passkeyKnown: 'This passkey was added already. Use another device, or remove the old one first.',
    cannotActAs: 'You cannot act as this person: either an administrator, or the account is not active.',
    wrongCredentials: 'Wrong Email or Password',
    tooManyTries: 'Too many wrong tries on this account. Wait {{wait}}, then try again.',
    sessionOver: terms.sessionEnded,
    wrongOldPassword: 'The present password is not right.',
    samePassword: 'The new password is the present one. Choose another.',
    codeTooSoon: 'A code was sent a moment ago. Wait {{wait}}, then ask for another.',
    wrongCode: 'The code is not right. Tries left: {{triesLeft}}.',
    codeOver:
      'This code is no longer valid: it is older than ten minutes, was used already, or was typed wrongly five times. Ask for a new code.',
    stepOver:
      'This step has ended: it took too long, was tried too often, or was completed in another window. Start it again.',
    awaitsApproval:
      'The password is right, but your account still waits for the academy’s approval. A letter tells you what it decides; if one asked you to complete your registration, do so through its link.',
    sessionLocked: 'The screen is locked. Open it with your password.',
    wrongAppCode:
      'The code does not fit. Make sure that your phone sets its clock by itself, then enter the code it shows now.',
    authenticatorOn: 'Your account has an authenticator app already.',
    authenticatorOff: 'Your account has no authenticator app. Reload the page.',
    onlyInSample: 'The second step can be switched off in the sample academy alone.',
    providerLoginOver:
      'This log-in is no longer good: it took too long, was used already, or was begun in another window. Begin again on the log-in page.',
    providerCancelled: 'You cancelled at the identity provider. Try again, or log in with your password.',
    providerError:
      'The identity provider refused the log-in. Try again; if it happens again, tell the academy the error code.',
    providerUnreachable:
      'The identity provider does not answer now. Try again in a few minutes, or log in with your password.',
    providerAnswerInvalid:
      'The identity provider’s answer could not be verified, so nobody was logged in. Try again; if it happens again, tell the academy the error code.',
    providerEmailUnproved:
      'The identity provider has confirmed no e-mail address of yours. Confirm your address there, then try again.',
    providerAccountMissing:
      'No account of the academy has the e-mail address that the identity provider gave. Register with it, or ask the academy to put it into your account.',
    providerAccountPending:
      'Your account is not open yet: it waits for the academy’s approval, or for you to open the invitation in your mailbox. Ask the academy if it takes long.',
    providerAccountInactive: 'Your account is not active. Ask the academy to activate it.',
  },
}
