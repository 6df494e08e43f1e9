-- Mails that were given up are counted on the administrators' home and for Prometheus: few among all that ever left.
create index outbox_mail_dead on platform.outbox_mail (created_at) where state = 'dead';

-- Jobs that failed at every try. pg-boss makes its tables as it starts, so a statement cannot name them before.
create function platform.failed_jobs() returns integer language plpgsql stable as $$
declare
  failed integer := 0;
begin
  if to_regclass('pgboss.job') is not null then
    execute 'select count(*)::integer from pgboss.job where state = ''failed''' into failed;
  end if;
  return failed;
end $$;
