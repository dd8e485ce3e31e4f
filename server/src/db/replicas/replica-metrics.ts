import { Counter, Gauge, type Registry } from 'prom-client'
import { REPLICA_STATES, type Replicas } from './replicas.ts'

export function measureReplicas(registry: Registry, replicas: Pick<Replicas, 'states'>): void {
  const registers = [registry]
  new Gauge({
    name: 'library_replicas',
    help: 'Replicas of the database by state; visitors read from those in use',
    labelNames: ['state'],
    registers,
    collect() {
      const states = replicas.states()
      for (const state of REPLICA_STATES)
        this.set({ state }, states.filter((replica) => replica.state === state).length)
    },
  })
  new Gauge({
    name: 'library_replica_lag_seconds',
    help: 'How old the data of a replica was when it last responded',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, lag } of replicas.states()) this.set({ replica: name }, lag)
    },
  })
  new Counter({
    name: 'library_replica_failures_total',
    help: 'Reads that failed on a replica and were repeated elsewhere',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset()
      for (const { name, failures } of replicas.states()) this.inc({ replica: name }, failures)
    },
  })
}
