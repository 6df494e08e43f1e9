import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileRefusals } from '#platform/shared/files.ts'
import { doneReply, email, id, trilingualReply, tooLong } from '#platform/shared/shapes.ts'
import { codeOver, codeTooSoon, tooManyTries, wrongCode } from '#modules/signin/contract/refusals.ts'
import { UserData } from '#modules/signin/contract/session.ts'
import {
  alreadyExists,
  alreadyRegistered,
  passportTaken,
  signupOver,
  tooManyFiles,
  tooManySignups,
} from '../refusals.ts'
import { instructorSignup, userSignup } from './bodies.ts'
import { passwordPair, signupKey } from './fields.ts'
import { Signup } from './state.ts'

/** Whoever registers is nobody yet: whether the address or the passport is known is asked of everybody's records. */
const pastTheWall = 'A visitor is nobody yet; the record that is made or completed is found by the proved address.'

const SignedIn = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string(),
    /** Seconds for which the access token is good. */
    expiresIn: z.int(),
    userData: UserData,
  })
  .meta({ id: 'SignedIn' })

export const startSignup = call({
  method: 'POST',
  path: '/api/Signup/Start',
  who: 'anonymous',
  effect: 'writes',
  pastTheWall,
  summary: 'Mails a code to an address that somebody wants to register with. Answers alike whether it has an account.',
  body: z.strictObject({ Email: email() }),
  reply: z.object({ AttemptID: z.uuid() }),
  refusals: [codeTooSoon, tooManySignups],
})

export const proveSignup = call({
  method: 'POST',
  path: '/api/Signup/Prove',
  who: 'anonymous',
  effect: 'writes',
  pastTheWall,
  summary: 'Exchanges the mailed code for a key with which the browser registers within a day.',
  body: z.strictObject({ AttemptID: z.uuid('required'), Code: z.string({ error: 'required' }).max(20, tooLong) }),
  reply: z.object({ Key: z.string(), Signup }),
  refusals: [wrongCode, codeOver, tooManyTries],
})

export const getSignup = call({
  method: 'POST',
  path: '/api/Signup/Get',
  who: 'anonymous',
  effect: 'reads',
  pastTheWall,
  summary: 'What the academy knows of the person whose address this key has proved, for filling the form.',
  body: z.strictObject({ Key: signupKey() }),
  reply: Signup,
  refusals: [signupOver],
})

export const getTerms = call({
  method: 'GET',
  path: '/api/Signup/GetTerms',
  who: 'anonymous',
  effect: 'reads',
  summary: 'The terms that whoever registers accepts, as plain text: `# ` begins a heading, a blank line a paragraph.',
  reply: z.object({ Text: trilingualReply }),
  refusals: [],
})

export const uploadSignupFile = call({
  method: 'POST',
  path: '/api/Signup/Upload',
  who: 'anonymous',
  effect: 'writes',
  encoding: 'multipart',
  pastTheWall,
  summary: 'Stores one attachment of a registration. The key stands in the header `X-Upload-Key`.',
  body: z.unknown().meta({ id: 'UploadedFile' }),
  reply: z.object({ ID: z.int(), Name: z.string(), Bytes: z.int(), MediaType: z.string() }).meta({ id: 'StoredFile' }),
  refusals: [signupOver, tooManyFiles, alreadyExists, ...fileRefusals],
})

export const removeSignupFile = call({
  method: 'POST',
  path: '/api/Signup/RemoveFile',
  who: 'anonymous',
  effect: 'writes',
  pastTheWall,
  summary: 'Takes an attachment back that was not handed in yet.',
  body: z.strictObject({ Key: signupKey(), FileID: id() }),
  reply: doneReply,
  refusals: [signupOver],
})

const registered = z
  .object({
    Standing: z.enum(['active', 'waiting']),
    Code: z.string(),
    /** Null where the academy looks at the registration first. */
    Session: SignedIn.nullable(),
  })
  .meta({ id: 'Registered' })

export const registerUser = call({
  method: 'POST',
  path: '/RegistrationUser',
  who: 'anonymous',
  effect: 'writes',
  pastTheWall,
  summary: 'Registers a trainee, who is signed in by it, or an organization, which waits for approval.',
  body: userSignup,
  reply: registered,
  refusals: [signupOver, alreadyRegistered, passportTaken],
})

export const registerInstructor = call({
  method: 'POST',
  path: '/InstructorRegistration',
  who: 'anonymous',
  effect: 'writes',
  pastTheWall,
  summary: 'Registers an instructor, who waits for approval.',
  body: instructorSignup,
  reply: registered,
  refusals: [signupOver, alreadyRegistered],
})

export const register = call({
  method: 'POST',
  path: '/register',
  who: 'anonymous',
  effect: 'writes',
  pastTheWall,
  summary: 'Makes a trainee’s account of an address that is still to be proved: the next log-in mails a code to it.',
  body: z
    .strictObject({
      email: email(),
      password: passwordPair.Password,
      confirmPassword: passwordPair.ConfirmPassword,
    })
    .superRefine(({ password, confirmPassword }, context) => {
      if (password !== confirmPassword)
        context.addIssue({ code: 'custom', message: 'mismatch', path: ['confirmPassword'] })
    }),
  reply: SignedIn,
  refusals: [alreadyRegistered, tooManySignups],
})
