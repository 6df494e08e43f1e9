import type { SomeWords } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const pt: SomeWords<typeof ar> = {
  screens: { home: 'Início', login: 'Entrar', changePassword: 'Alterar a palavra-passe' },
  login: {
    title: 'Entrar',
    welcome: 'Bem-vindo. Introduza o seu e-mail e a palavra-passe.',
    email: 'E-mail',
    password: 'Palavra-passe',
    show: 'Mostrar a palavra-passe',
    hide: 'Ocultar a palavra-passe',
    submit: 'Entrar',
  },
}
