-- Servers keep the names of lookups in memory: whatever changes an entry, in whichever way, tells all of them at commit.
create function lookups.notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('diwan_lookup', '');
  return null;
end $$;

do $$
declare
  lookup text;
begin
  for lookup in select tablename from pg_tables where schemaname = 'lookups' loop
    execute format('create trigger tells after insert or update or delete or truncate on lookups.%I
      for each statement execute function lookups.notify_change()', lookup);
  end loop;
end $$;

-- Whoever looks here asks whether there is one: with `union all` the first that is found answers.
create or replace view people.checked_name_facts as
select trainee_id from registration.registration
where main in ('approved', 'confirmed', 'attending', 'completed', 'failed', 'noShow')
  or confirmed_at is not null
  or visa in ('letterIssued', 'awaitingProof', 'proofUploaded', 'verified', 'proofRejected')
union all
select trainee_id from certificates.certificate;
