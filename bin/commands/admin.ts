import { parseArgs } from 'node:util'
import { email as emailShape } from '#platform/shared/shapes.ts'
import { printCode } from './admin/code.ts'
import { resetFactor } from './admin/factor.ts'
import { createAdmin } from './admin/create.ts'

const usage = `Usage: bin/admin create --email ADDRESS --name NAME [--name-ar NAME] [--password-stdin]
       bin/admin code --email ADDRESS
       bin/admin reset-factor --email ADDRESS

create  makes an administrator. Without --password-stdin a password is made and printed once.
code    prints the sign-in code that waits to be mailed, where no mail server is set.
reset-factor takes authenticator app, passkeys and recovery codes from somebody who has lost them.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    'name-ar': { type: 'string' },
    'password-stdin': { type: 'boolean' },
  },
})
const email = emailShape().safeParse(values['email'])
const name = String(values['name'] ?? '').trim()

if (positionals[0] === 'create' && email.success && name !== '') {
  const nameAr = String(values['name-ar'] ?? name)
  await createAdmin({ email: email.data, nameEn: name, nameAr, passwordOnInput: values['password-stdin'] === true })
} else if (positionals[0] === 'code' && email.success) await printCode(email.data)
else if (positionals[0] === 'reset-factor' && email.success) await resetFactor(email.data)
else {
  console.error(usage)
  process.exitCode = 2
}
