export { noArrival, type Attempt } from './attempt.ts'
export { CodeForm } from './parts/code/CodeForm.tsx'
export { ProblemNote } from './parts/code/ProblemNote.tsx'
export { resendCode, sendCode, signIn } from './sign-in.ts'
