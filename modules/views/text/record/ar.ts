import { ar as views } from '../ar.ts'

export const ar = {
  rights: {
    addView: views.acts.addView.past,
    editView: views.acts.editView.past,
    shareView: 'مشاركة عرض لقائمة',
    setUsualView: 'جعل عرض هو المعتاد لدور',
    deleteView: views.acts.deleteView.past,
  },
  columns: {
    name: views.fields.name,
    list: views.fields.list,
    roles: views.fields.roles,
    usualFor: views.fields.usualFor,
  },
} as const
