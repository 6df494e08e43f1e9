import type { SomeWords } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const pt: SomeWords<typeof ar> = {
  product: 'Diwan',
  productLine: 'Uma academia de formação, do plano ao certificado',
  languageName: 'Português',
  actions: {
    save: 'Guardar',
    cancel: 'Cancelar',
    close: 'Fechar',
    back: 'Voltar',
    edit: 'Editar',
    add: 'Adicionar',
    remove: 'Eliminar',
    search: 'Procurar',
    print: 'Imprimir',
    retry: 'Tentar novamente',
    reload: 'Recarregar a página',
    logIn: 'Entrar',
    logOut: 'Sair',
  },
  menu: {
    label: 'Menu principal',
  },
  shell: { skip: 'Ir para o conteúdo', language: 'Idioma', settings: 'Apresentação', notifications: 'Notificações' },
}
