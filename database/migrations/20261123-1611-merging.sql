-- What of two records of one person becomes one.

-- Lists leave out what was merged: so their order and their count still come from an index alone.
create index trainee_name_kept on people.trainee (name_ar, id) where merged_into is null;

-- Whom an invoice named when it was issued, where that record is another one's today.
create table billing.printed_person (
  invoice_id integer primary key references billing.invoice (id),
  code text not null,
  name jsonb not null
);
-- The name changes once, when the person is erased.
create trigger not_deleted before delete on billing.printed_person for each row execute function billing.refuse_change();

-- As before, and whose the invoice is follows the record of who pays, once what was printed stands beside it.
create or replace function billing.keep_issued() returns trigger language plpgsql as $$
declare
  may_change text[] := '{state,version}';
begin
  if new.payer_trainee_id is distinct from old.payer_trainee_id
    and exists (select from people.trainee where id = old.payer_trainee_id and merged_into = new.payer_trainee_id)
    and exists (select from billing.printed_person where invoice_id = old.id) then
    may_change := may_change || 'payer_trainee_id'::text;
  end if;
  if to_jsonb(new) - may_change is distinct from to_jsonb(old) - may_change
    or (old.state = 'void' and new.state <> 'void') then
    raise exception 'invoice % is kept as it was issued', old.number using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- Whoever registers somebody while two records become one waits for the merge, and then is refused: nothing is ever
-- written to a record that nobody reaches.
create function people.not_merged() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  into_id integer;
begin
  select merged_into into into_id from people.trainee where id = (to_jsonb(new)->>tg_argv[0])::integer for key share;
  if into_id is not null then
    raise exception 'trainee % was merged into another', to_jsonb(new)->>tg_argv[0] using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger not_merged before insert on registration.registration
  for each row execute function people.not_merged('trainee_id');
create trigger not_merged before insert on certificates.certificate
  for each row execute function people.not_merged('trainee_id');
